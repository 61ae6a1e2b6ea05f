import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isBefore } from '../../src/page/elements'
import {
  keyOf,
  Outlet,
  ServerElement,
  useHost,
  useListener,
  usePageEffect,
  useStyles,
  useText,
  useWithin,
} from '../../src/react'
import { atom } from '../../src/stores/atom'
import styles from './chapters.css?inline'

/** Pixels from the top of the window within which a chapter is the one being read (contract 11.2). */
const READ_WITHIN = 100

/** The empty places that the server leaves in the menus of a page of chapters. */
const MENU_PLACES = 'li.nav-single-page'

/** The marks at the beginnings of the awake chapters, in the order of the page. The first one draws the links to all of them. */
const $chapters = atom<readonly HTMLElement[]>([])

function addChapter(mark: HTMLElement): () => void {
  $chapters.set([...$chapters.get(), mark].sort((one, other) => (isBefore(one, other) ? -1 : 1)))
  return () => $chapters.set($chapters.get().filter((other) => other !== mark))
}

function findRead(chapters: readonly HTMLElement[]): HTMLElement | undefined {
  return chapters.findLast((mark) => mark.getBoundingClientRect().top <= READ_WITHIN)
}

/** The menu entries: for every chapter with a title one before each place. */
function MenuEntries({
  chapters,
  read,
}: {
  chapters: readonly HTMLElement[]
  read: HTMLElement | undefined
}): ReactNode {
  const titled = chapters.filter(({ dataset: { title } }) => title)
  return [...document.querySelectorAll(MENU_PLACES)].map((place) =>
    titled.map((mark, index) => (
      <Outlet
        // biome-ignore lint/suspicious/noArrayIndexKey: by number, so that a chapter that wakes later and comes earlier finds its place.
        key={`${keyOf(place)} ${index}`}
        before={place}
        as='li'
        has={{ class: { 'scroll-to-link': true, active: mark === read } }}
      >
        {/* Another element for another title (decisions: Translated pages). */}
        <a key={mark.dataset['title']} href={mark.dataset['link']}>
          {mark.dataset['title']}
        </a>
      </Outlet>
    )),
  )
}

/** The bullets of all chapters that have one, and the entries of the menus, each marked while its chapter is read. */
function Chapters({ chapters }: { chapters: readonly HTMLElement[] }): ReactNode {
  const { chapters: name } = useText('page')
  const [read, setRead] = useState<HTMLElement>()
  useListener(window, 'scroll', () => setRead(findRead(chapters)))
  useLayoutEffect(() => setRead(findRead(chapters)), [chapters])
  useStyles(styles)
  const bullets = chapters.filter(({ dataset: { bullet, title } }) => bullet === 'true' && title)
  // The bullets of the theme's own markup look as the theme has them.
  const isOwn = bullets.every((mark) => mark.matches('[data-island]'))
  return (
    <>
      <MenuEntries chapters={chapters} read={read} />
      {bullets.length > 0 && (
        <Outlet
          append={document.body}
          as='nav'
          has={{
            class: { 'scroll-to-bullets': true, 'hide-for-medium': true, 'shop-islands-bullets': isOwn },
            'aria-label': name || undefined,
          }}
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

/** A chapter of a long page: links to it scroll to its mark, and are highlighted while it is read (contract 11.2). */
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
