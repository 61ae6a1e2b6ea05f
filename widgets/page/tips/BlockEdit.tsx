import { type ReactNode, useState } from 'react'
import { safeUrl } from '../../../src/page/navigation'
import { ServerElement, useHost, usePageEffect, useText } from '../../../src/react'
import { Tip } from './Tip'
import { useTip } from './useTip'

/** Elements in a block that the keyboard can reach. */
const REACHABLE = 'a[href],button,input,select,textarea,[tabindex]'

/** The mark that the server prints before a block for visitors who may edit it (contract 11.9). */
function markOf({ previousElementSibling: mark }: Element): HTMLElement | undefined {
  return mark instanceof HTMLElement && mark.matches('.block-edit-link') ? mark : undefined
}

/** The address of a block in the builder; for a block in a menu it also names the menu entry (contract 11.9). */
function builderAddress(block: Element, address: string): string {
  const [, entry] = /^menu-item-(\d+)$/.exec(block.closest('.menu-item-has-block')?.id ?? '') ?? []
  return entry ? `${address}&menu_id=${entry}` : address
}

/** Reads the mark and the block. */
function read(block: HTMLElement) {
  const mark = markOf(block)
  const { backend, link, title = '' } = mark?.dataset ?? {}
  return {
    mark,
    title,
    builder: safeUrl(link && builderAddress(block, link)),
    editor: safeUrl(backend),
    isReachable: block.matches(REACHABLE) || !!block.querySelector(REACHABLE),
  }
}

/**
 * A block of the page with links to its editors, for visitors who may edit it (behaviour security.role.editor-sees-block-edit-links). The
 * mark that the server prints before the block is removed; other visitors get no marks.
 */
export function BlockEdit(): ReactNode {
  const block = useHost()
  const { editInBuilder, editInEditor } = useText('page')
  const [{ mark, title, builder, editor, isReachable }] = useState(() => read(block))
  const tip = useTip()
  usePageEffect(() => {
    mark?.remove()
    return () => mark && block.before(mark)
  }, [block, mark])
  if (!mark) return null
  return (
    <>
      <ServerElement of={block} class={{ 'has-block': true }} tabindex={isReachable ? undefined : 0} />
      <Tip tip={tip}>
        <p>{title}</p>
        {builder && (
          <a className='button edit-block-button edit-block-button-builder' href={builder}>
            {editInBuilder}
          </a>
        )}
        {editor && (
          <a className='button edit-block-button edit-block-button-backend' href={editor}>
            {editInEditor}
          </a>
        )}
      </Tip>
    </>
  )
}
