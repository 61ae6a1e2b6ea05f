import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { adoptStyles } from '../../src/page/adoptStyles'
import { isBefore } from '../../src/page/isBefore'
import { Outlet, ServerElement, useHost, useListener, useText, useWithin } from '../../src/react'
import { usePageEffect } from '../../src/react/islandContext'
import { keyOf } from '../../src/react/keyOf'
import { atom } from '../../src/stores/atom'
import styles from './chapters.css?inline'

/** Pixels from the top of the window within which a chapter is the one being read (contract 11.2). */
const READ_WITHIN = 100

/** The marks at the beginnings of the chapters that are awake, in the order of the page. The first draws the bullets of all. */
const $chapters = atom<readonly HTMLElement[]>([])

function addChapter(mark: HTMLElement): () => void {
  $chapters.set([...$chapters.get(), mark].sort((one, other) => (isBefore(one, other) ? -1 : 1)))
  return () => $chapters.set($chapters.get().filter((other) => other !== mark))
}

/** The entries of the menu that lead to a chapter. */
function entriesOf({ dataset }: HTMLElement, links: readonly HTMLAnchorElement[]): HTMLElement[] {
  return links.filter(({ hash }) => hash === dataset['link']).map((link) => link.parentElement ?? link)
}

function findRead(chapters: readonly HTMLElement[]): HTMLElement | undefined {
  return chapters.findLast((mark) => mark.getBoundingClientRect().top <= READ_WITHIN)
}

/** The bullets of all chapters that have one, and the entries of the menu, each marked while its chapter is read. */
function Chapters({ chapters }: { chapters: readonly HTMLElement[] }): ReactNode {
  const { chapters: name } = useText('page')
  const [read, setRead] = useState<HTMLElement>()
  useListener(window, 'scroll', () => setRead(findRead(chapters)))
  useLayoutEffect(() => setRead(findRead(chapters)), [chapters])
  useLayoutEffect(() => adoptStyles(styles), [])
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li.nav-single-page a')]
  const bullets = chapters.filter(({ dataset: { bullet, title } }) => bullet === 'true' && title)
  return (
    <>
      {chapters.map((mark) =>
        entriesOf(mark, links).map((entry) => (
          <ServerElement key={keyOf(entry)} of={entry} class={{ active: mark === read }} />
        )),
      )}
      {bullets.length > 0 && (
        <Outlet
          append={document.body}
          as='nav'
          has={{ class: { 'scroll-to-bullets': true, 'hide-for-medium': true }, 'aria-label': name || undefined }}
        >
          {bullets.map((mark) => {
            const { link, title } = mark.dataset
            return (
              <a
                key={keyOf(mark)}
                href={link}
                className={mark === read ? 'active' : undefined}
                data-title={title}
                aria-label={title}
                title={title}
              >
                <strong />
              </a>
            )
          })}
        </Outlet>
      )}
    </>
  )
}

/** A chapter of a long page: what leads to it stops where its mark says, and is marked while it is read (contract 11.2). */
export function Chapter(): ReactNode {
  const mark = useHost()
  const target = useWithin('a[name]') ?? mark
  const chapters = useStore($chapters)
  const isChapter = !!mark.dataset['link']?.startsWith('#')
  const offset = Number(mark.dataset['offset'])
  usePageEffect(() => (isChapter ? addChapter(mark) : () => {}), [mark, isChapter])
  return (
    <>
      <ServerElement of={target} style={{ scrollMarginTop: offset ? `${offset}px` : undefined }} />
      {chapters[0] === mark && <Chapters chapters={chapters} />}
    </>
  )
}
