import type { Island } from '../../src/islands/island'
import { adoptStyles } from '../../src/page/adoptStyles'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { CHAPTER } from './chapterHooks'

/** Pixels from the top of the window within which a chapter is the one being read (contract 11.2). */
const READ_WITHIN = 100

/** The marks of the page that have not got their bullets yet are drawn together. */
let bullets: HTMLElement | undefined

const STYLES = ':where(.scroll-to-bullets){position:fixed;z-index:20;top:50%;right:12px;transform:translateY(-50%)}'

interface Chapter {
  mark: HTMLElement
  address: string
  controls: HTMLElement[]
}

function drawBullet(address: string, title: string): HTMLAnchorElement {
  const bullet = document.createElement('a')
  bullet.href = address
  bullet.dataset['title'] = title
  bullet.setAttribute('aria-label', title)
  bullet.title = title
  const dot = document.createElement('strong')
  bullet.append(dot)
  return bullet
}

function readChapters(list: HTMLElement): Chapter[] {
  return [...document.querySelectorAll<HTMLElement>(CHAPTER)].flatMap((mark) => {
    const { bullet, link: address, offset, title } = mark.dataset
    if (!address?.startsWith('#')) return []
    const target = mark.querySelector<HTMLElement>('a[name]') ?? mark
    if (Number(offset)) target.style.scrollMarginTop = `${Number(offset)}px`
    const controls = [...document.querySelectorAll<HTMLAnchorElement>('li.nav-single-page a')]
      .filter(({ hash }) => hash === address)
      .map((link) => link.parentElement ?? link)
    if (bullet === 'true' && title) {
      const drawn = drawBullet(address, title)
      list.append(drawn)
      controls.push(drawn)
    }
    return [{ mark, address, controls }]
  })
}

/** The chapters of a long page: a bullet for each at the side, and the entry of the menu that leads to it, marked while it is read (contract 11.2). */
export default function attach(_island: Island): undefined {
  if (bullets?.isConnected) return
  const list = document.createElement('nav')
  list.className = 'scroll-to-bullets hide-for-medium'
  list.dataset['islandOutlet'] = ''
  bullets = list
  const chapters = readChapters(list)
  loadText('page', settings().locale).then(({ chapters: name }) => list.setAttribute('aria-label', name))
  if (list.childElementCount > 0) {
    adoptStyles(STYLES)
    document.body.append(list)
  }
  let isPlanned = false
  const mark = () => {
    isPlanned = false
    const read = chapters.findLast((chapter) => chapter.mark.getBoundingClientRect().top <= READ_WITHIN)
    for (const chapter of chapters)
      for (const control of chapter.controls) control.classList.toggle('active', chapter === read)
  }
  addEventListener(
    'scroll',
    () => {
      if (isPlanned) return
      isPlanned = true
      requestAnimationFrame(mark)
    },
    { passive: true },
  )
  mark()
}
