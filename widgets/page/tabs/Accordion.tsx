import { type ReactNode, useEffect, useState } from 'react'
import { wordsOf } from '../../../src/page/htmlText'
import { report } from '../../../src/page/report'
import { headerHeight, isScrolling, scrollToElement } from '../../../src/page/scroll'
import { keyOf, Outlet, ServerElement, Sliding, useAllWithin, useHost, useTimer } from '../../../src/react'
import { ACCORDION_TITLE, ANY_ACCORDION } from '../pageSelectors'
import { useHash } from './useHash'

/** Which sections the shopper has opened or closed, by their titles. */
type Openness = ReadonlyMap<Element, boolean>

/** Did the server open a section? Before Flatsome 3.16 its accordion has the section's number in `rel`, counted from 1 (contract 8.1). */
function isOpenAtFirst(title: Element): boolean {
  const accordion = title.closest('.accordion[rel]')
  const numbered = accordion?.children[Number(accordion.getAttribute('rel')) - 1]
  return title.matches('.active') || title.parentElement === numbered
}

/** Is a section open? One that was inserted later is as the server printed it. */
const isSectionOpen = (openness: Openness, title: Element) => openness.get(title) ?? isOpenAtFirst(title)

/** Milliseconds after which nothing slides any more (contract 8.1: 200, and a few frames). */
const RESTS_AFTER = 250
/** How the page scrolls to a title (contract 8.1). */
const TO_TITLE = { duration: 300 }

/**
 * Scrolls to the title of an open section that is out of the window because a long one above it has closed. Not while another scroll of
 * ours is under way.
 */
function bringBack(title: HTMLElement): void {
  const isAbove = title.getBoundingClientRect().top < headerHeight()
  if (isAbove && title.matches('.active') && !isScrolling()) scrollToElement(title, TO_TITLE)
}

/** The content of a section follows its title. */
function contentOf(title: Element): HTMLElement | undefined {
  const content = title.nextElementSibling
  return content instanceof HTMLElement ? content : undefined
}

/** Styles of the button over a title: it shows the keyboard focus, and lets the pointer through to the title and its links. */
const OVER_TITLE = { position: 'absolute', inset: '0', border: '0', background: 'none', pointerEvents: 'none' }

/** The title of a section and its content. */
function Section({ title, isOpen }: { title: HTMLElement; isOpen: boolean }): ReactNode {
  const content = contentOf(title)
  const state = { 'aria-expanded': isOpen, 'aria-controls': content?.id || undefined }
  const isButton = title.matches('a,button')
  const name = wordsOf(title)
  return (
    <>
      <ServerElement
        of={title}
        class={{ active: isOpen }}
        // The name of the button in it would be read a second time as a part of the heading's.
        aria-label={title.matches('h1,h2,h3,h4,h5,h6') ? name : undefined}
        {...(isButton ? state : { style: { position: 'relative' } })}
      />
      {!isButton && (
        // The button is an addition, so that the heading stays a heading; a click on either does the same.
        <Outlet append={title} as='button' has={{ type: 'button', 'aria-label': name, style: OVER_TITLE, ...state }} />
      )}
      {content && <Sliding of={content} isShown={isOpen} />}
      {[...title.querySelectorAll('button.toggle')].map((arrow) => (
        // The printed arrow does the same as the title and has no name: it is hidden from the keyboard and screen readers.
        <ServerElement key={keyOf(arrow)} of={arrow} tabindex={-1} aria-hidden={true} />
      ))}
    </>
  )
}

/**
 * Sections of which one at a time is open (behaviours page.accordion.toggles-section, page.hash.opens-matching-accordion; contract 8.1).
 * The server may have opened several.
 */
export function Accordion(): ReactNode {
  const accordion = useHost()
  const titles = useAllWithin(ACCORDION_TITLE).filter((title) => title.closest(ANY_ACCORDION) === accordion)
  const [openness, setOpenness] = useState<Openness>(new Map())
  const rest = useTimer()

  /** Opens a section, or closes it where `mayClose`; the others of the accordion close. */
  const move = (title: HTMLElement, mayClose: boolean) => {
    const hasContent = !!contentOf(title)
    if (!hasContent) report('panel-missing', title)
    setOpenness((former) => {
      const wasOpen = isSectionOpen(former, title)
      if (wasOpen && !mayClose) return former
      return new Map(titles.map((other) => [other, other === title && !wasOpen && hasContent]))
    })
  }
  const isEmpty = titles.length === 0 && 'island' in accordion.dataset
  useEffect(() => {
    if (isEmpty) report('accordion-without-titles', accordion)
  }, [isEmpty, accordion])
  useHash(titles, (title) => move(title, false))

  const onClick = ({ target }: Event) => {
    const title = titles.find((candidate) => candidate.contains(target as Node))
    if (!title) return
    move(title, true)
    rest.wait(() => bringBack(title), RESTS_AFTER)
  }

  return (
    <>
      <ServerElement of={accordion} onClick={onClick} />
      {titles.map((title) => (
        <Section key={keyOf(title)} title={title} isOpen={isSectionOpen(openness, title)} />
      ))}
    </>
  )
}
