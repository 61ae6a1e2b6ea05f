import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

interface Lightboxes {
  (target: unknown): { magnificPopup(given?: unknown): unknown; on(name: string, act: (event: Event) => void): void }
  fn: Record<string, unknown>
  loadMagnificPopup(): Promise<void>
  magnificPopup: {
    open(call: object, startAt?: number): void
    close(): void
    instance: { isOpen: boolean; close(): void }
  }
}

let jQuery: Lightboxes

beforeEach(() => {
  jQuery = installJQuery() as unknown as Lightboxes
})

async function start(html: string): Promise<void> {
  Reflect.deleteProperty(window, 'Flatsome')
  openPage(`<script type="text/plain">Flatsome.behavior("x", {})</script>${html}`)
  stopClock()
  await startPage()
  await pass(50)
}

/** Opens, and says what is asked of the area that draws lightboxes. */
function hear(name: string): { target: EventTarget | null; detail: unknown }[] {
  const heard: { target: EventTarget | null; detail: unknown }[] = []
  document.body.addEventListener(name, (event) => {
    heard.push({ target: event.target, detail: (event as CustomEvent).detail })
    event.stopImmediatePropagation()
  })
  return heard
}

const isNoteOpen = () => !!find('#note').closest('[role="dialog"]')

test('pictures that a script opens by their addresses are there, one after the other', async () => {
  await start('')
  jQuery.magnificPopup.open(
    {
      items: [
        { src: '/1.jpg', title: 'Trước' },
        { src: 'javascript:alert(1)' },
        { src: '/2.jpg', title: 'Sau &amp; <b>nữa</b>' },
      ],
      type: 'image',
      gallery: { enabled: true },
    },
    2,
  )
  await pass(500)
  expect(find('.pswp__about').textContent).toBe('2 / 2Sau & nữa')
  expect(jQuery.magnificPopup.instance.isOpen).toBe(true)
})

test('what cannot be opened opens nothing', async () => {
  await start('')
  const heard = hear('shop-islands:open-pictures')
  for (const call of [{}, { items: [] }, { items: { src: 'javascript:alert(1)' }, type: 'image' }])
    jQuery.magnificPopup.open(call)
  expect(heard).toEqual([])
})

test('a video plays over the page', async () => {
  await start('')
  jQuery.magnificPopup.open({ items: { src: 'https://www.youtube.com/watch?v=abc', type: 'iframe' } })
  await pass(500)
  expect(find<HTMLIFrameElement>('[role="dialog"] iframe').src).toContain('/embed/abc')
})

test('HTML and elements that stand nowhere open, too', async () => {
  await start('')
  jQuery.magnificPopup.open({ items: { src: '<div class="white-popup"><h2>Cảm ơn</h2></div>', type: 'inline' } })
  await pass(500)
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Cảm ơn')
})

test('what stood nowhere is gone again once it has closed, HTML and the element of a script, which opens as often as it likes', async () => {
  await start('')
  const form = document.createElement('form')
  form.id = 'form'
  for (const src of ['<form id="form"></form>', '<form id="form"></form>', form, form]) {
    jQuery.magnificPopup.open({ items: { src, type: 'inline' } })
    await pass(500)
    expect(document.querySelectorAll('[role="dialog"] #form')).toHaveLength(1)
    expect(document.querySelectorAll('#form')).toHaveLength(1)
    jQuery.magnificPopup.close()
    await pass(500)
    expect(document.querySelectorAll('#form')).toHaveLength(0)
  }
  // Again while it is still closing.
  jQuery.magnificPopup.open({ items: { src: form } })
  await pass(500)
  jQuery.magnificPopup.close()
  await pass(100)
  jQuery.magnificPopup.open({ items: { src: form } })
  await pass(1000)
  expect(form.closest('[role="dialog"]')).not.toBeNull()
})

test('of two clicks in a lightbox that open the same HTML one opens, and nothing of the other stays on the page', async () => {
  await start('')
  const closed = vi.fn()
  const open = (src: string) =>
    jQuery.magnificPopup.open({ items: { src, type: 'inline' }, callbacks: { close: closed } })
  open('<p>Trước</p>')
  await pass(500)
  open('<form id="form"></form>')
  await pass(100)
  open('<form id="form"></form>')
  await pass(1000)
  expect(document.querySelectorAll('[role="dialog"] #form')).toHaveLength(1)
  expect(document.querySelectorAll('#form')).toHaveLength(1)
  jQuery.magnificPopup.close()
  await pass(500)
  expect(document.querySelectorAll('#form')).toHaveLength(0)
  // The first, and the one of the two that opened.
  expect(closed).toHaveBeenCalledTimes(2)
})

test('who waits for the library finds the function of collections, and the links of a gallery open together', async () => {
  await start(`<div id="grid"><a href="/1.jpg" title="Một">1</a><a href="/2.jpg" data-title="Hai"><i>2</i></a>
    <a href="https://vimeo.com/7" data-video>Phim</a></div>`)
  await jQuery.loadMagnificPopup()
  const grid = jQuery('#grid')
  const call = {
    delegate: 'a',
    type: 'image',
    gallery: { enabled: true },
    image: { titleSrc: ({ el }: { el: { attr(name: string): string } }) => el.attr('data-title') },
    callbacks: {
      elementParse(item: { el: ArrayLike<Element>; type: string }) {
        if (item.el[0]?.matches('[data-video]')) item.type = 'iframe'
      },
    },
  }
  // Called again, as after each choice of a filter, it still opens once.
  for (const given of [call, 'destroy', call]) expect(grid.magnificPopup(given)).toBe(grid)
  const pictures = hear('shop-islands:open-pictures')
  const videos = hear('shop-islands:open-video')
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('i').dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  expect(pictures).toEqual([
    {
      target: find('[data-title]'),
      detail: {
        pictures: [
          { address: expect.stringMatching(/\/1\.jpg$/), caption: '' },
          { address: expect.stringMatching(/\/2\.jpg$/), caption: 'Hai' },
        ],
        startAt: 1,
      },
    },
  ])
  find('[data-video]').click()
  expect(videos).toEqual([{ target: find('[data-video]'), detail: { address: 'https://vimeo.com/7' } }])
})

test('a script opens what its elements would open, and hears when a part of the page can be seen and when it closes', async () => {
  await start(
    '<a href="#other" class="link">Khác</a><a href="#note" class="link" id="link">Ghi chú</a><div id="other" class="mfp-hide"></div><div id="note" class="mfp-hide">Xin chào</div>',
  )
  const seen: string[] = []
  const callbacks = {
    open(this: { content: Iterable<Element> }) {
      seen.push('open', ...Array.from(this.content, ({ id }) => id))
    },
    close: () => seen.push('close'),
  }
  jQuery('.link').magnificPopup({ type: 'inline', callbacks })
  expect(seen).toEqual([])
  jQuery('#link').magnificPopup('open')
  await pass(500)
  expect([seen, jQuery.magnificPopup.instance.isOpen, isNoteOpen()]).toEqual([['open', 'note'], true, true])
  jQuery.magnificPopup.instance.close()
  await pass(500)
  expect([seen, jQuery.magnificPopup.instance.isOpen]).toEqual([['open', 'note', 'close'], false])
  jQuery('.link').magnificPopup('destroy')
  jQuery('#link').magnificPopup('open')
  await pass(500)
  expect(isNoteOpen()).toBe(false)
})

test('a script may ask to hear of one of the two, or of neither, and what its elements cannot do is not done', async () => {
  await start('<a href="#note" class="link">Ghi chú</a><div id="note" class="mfp-hide">Xin chào</div>')
  const failed = vi.fn()
  vi.stubGlobal('reportError', failed)
  const seen: string[] = []
  const links = jQuery('.link')
  for (const callbacks of [{ open: () => seen.push('open') }, { close: () => seen.push('close') }, undefined]) {
    links.magnificPopup({ type: 'inline', callbacks })
    expect(links.magnificPopup('updateItemHTML')).toBe(links)
    links.magnificPopup('open')
    await pass(500)
    expect(isNoteOpen()).toBe(true)
    links.magnificPopup('close')
    await pass(500)
    expect(isNoteOpen()).toBe(false)
  }
  expect(seen).toEqual(['open', 'close'])
  expect(failed).not.toHaveBeenCalled()
})

test('a link opens by itself without options, unless somebody has claimed the click or a key opens a tab', async () => {
  await start(
    '<a id="link" href="#gone" data-mfp-src="#note">x</a><div id="note" class="mfp-hide"><h2>Ghi chú</h2></div>',
  )
  const link = jQuery('#link')
  link.magnificPopup()
  const heard = hear('shop-islands:open-content')
  const { body } = document
  body.addEventListener('click', (event) => event.preventDefault())
  find('#link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  const claim = (event: Event) => event.preventDefault()
  body.addEventListener('click', claim, true)
  find('#link').click()
  body.removeEventListener('click', claim, true)
  expect(heard).toEqual([])
  find('#link').click()
  expect(heard).toEqual([
    {
      target: find('#note'),
      detail: { opener: find('#link'), onOpen: expect.any(Function), onClose: expect.any(Function) },
    },
  ])
})

test('the class of a link says what it opens, without the others where no gallery is asked for; a collection closes what is open', async () => {
  await start(`<a class="mfp-image" href="/1.jpg" title="Một">x</a><a class="mfp-inline" href="#note">y</a>
    <a class="mfp-image" href="/2.jpg">z</a>
    <div id="note" class="mfp-hide">Ghi chú</div>`)
  const links = jQuery('a')
  links.magnificPopup({})
  const heard = hear('shop-islands:open-pictures')
  find('.mfp-image').click()
  expect(heard[0]?.detail).toEqual({
    pictures: [{ address: expect.stringMatching(/\/1\.jpg$/), caption: 'Một' }],
    startAt: 0,
  })
  find('.mfp-inline').click()
  await pass(500)
  expect(isNoteOpen()).toBe(true)
  links.magnificPopup('close')
  await pass(500)
  expect(isNoteOpen()).toBe(false)
})

test.each([
  ['a link without an address', '<a>x</a>', { type: 'iframe' }],
  ['a link to a part of the page', '<a href="#gone">x</a>', { type: 'inline' }],
  ['a button, which would send its form', '<form><button>x</button></form>', { type: 'inline' }],
])('nothing happens on %s that opens nothing', async (_what, html, call) => {
  await start(html)
  const pressed = find('a,button')
  jQuery('a,button').magnificPopup(call)
  expect(click(pressed).defaultPrevented).toBe(true)
})

test('a button opens the items that its call names', async () => {
  await start('<form><button>x</button></form><div id="note" class="mfp-hide">Ghi chú</div>')
  jQuery('button').magnificPopup({ items: { src: '#note', type: 'inline' } })
  expect(click(find('button')).defaultPrevented).toBe(true)
  await pass(500)
  expect(isNoteOpen()).toBe(true)
})

test('a script that opens an element opens the items that its call names, too', async () => {
  await start(`<a href="#other">x</a><div id="other" class="mfp-hide">Khác</div>
    <div id="note" class="mfp-hide">Ghi chú</div>`)
  jQuery('a').magnificPopup({ items: { src: '#note', type: 'inline' } })
  jQuery('a').magnificPopup('open')
  await pass(500)
  expect(isNoteOpen()).toBe(true)
})

test.each([
  ['an answer of the server', 'href="/khuyen-mai/"', { type: 'ajax' }, false],
  ['a part that the page has not', 'href="/lien-he/" data-mfp-src="#gone"', { type: 'inline' }, false],
  ['a picture whose address is refused', 'href="/anh/" data-mfp-src="javascript:0"', { type: 'image' }, false],
  ['a video whose address is refused', 'href="/phim/" data-mfp-src="javascript:0"', { type: 'iframe' }, false],
  ['a part that the page has', 'href="/lien-he/" data-mfp-src="#note"', { type: 'inline' }, true],
  ['a picture', 'href="/1.jpg"', { type: 'image' }, true],
  ['a video', 'href="https://vimeo.com/7"', { type: 'iframe' }, true],
])('the browser follows a link unless what it names opens: %s', async (_what, attributes, call, opens) => {
  await start(`<a ${attributes}>x</a><div id="note" class="mfp-hide">Ghi chú</div>`)
  const heard = ['content', 'pictures', 'video'].map((what) => hear(`shop-islands:open-${what}`))
  jQuery('a').magnificPopup(call)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  let isClaimed: boolean | undefined
  window.addEventListener(
    'click',
    (event) => {
      isClaimed = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  find('a').dispatchEvent(press)
  expect([isClaimed, heard.flat().length]).toEqual([opens, opens ? 1 : 0])
})

test('a script’s click without an event of the browser counts', async () => {
  await start('<a class="mfp-inline" href="#note">x</a><div id="note" class="mfp-hide">Ghi chú</div>')
  const link = jQuery('a') as unknown as { magnificPopup(given: object): void; triggerHandler(name: string): void }
  link.magnificPopup({})
  const heard = hear('shop-islands:open-content')
  link.triggerHandler('click')
  expect(heard).toHaveLength(1)
})

test('a library that the page brings stays', async () => {
  const library = vi.fn()
  const load = async () => {}
  jQuery.fn['magnificPopup'] = library
  jQuery.loadMagnificPopup = load
  await start('')
  expect(jQuery.fn['magnificPopup']).toBe(library)
  expect(jQuery.loadMagnificPopup).toBe(load)
})
