import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { linkBelow } from '../../../support/linkBelow'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const CLOSES_IN = 300

let page: TestPage

beforeEach(async () => {
  page = openPage(`<main>
    <a id="to-terms" class="button" href="#terms">Điều khoản</a> <a id="to-welcome" href="#welcome">Lời chào</a>
    <section><div id="terms" class="lightbox-by-id mfp-hide"><h2>Điều khoản</h2><input value="">
      <a id="on" href="#welcome">Đọc lời chào</a></div></section>
    <section><div id="welcome" class="lightbox-by-id mfp-hide" aria-label="Xin chào">Cảm ơn</div></section>
    <a id="video" class="open-video" href="https://youtu.be/meo?t=3">Xem phim</a>
    <a id="marked" data-island="video-lightbox" href="/phim/">Phim</a>
    <a id="file" class="open-video" title="Phim nhà làm" href="/phim.mp4"><i></i></a>
    <a id="page" class="open-video" href="/trang/">Trang</a>
    <a id="unsafe" class="open-video" href="javascript:alert(1)">Xấu</a>
    <a id="to-panel" data-open="#panel">Bảng</a><aside id="panel" class="mfp-hide" aria-label="Bảng">Bên</aside>
    <div class="slider"><div class="is-selected"><video id="playing"></video><video id="paused"></video></div></div>
  </main>`)
  stopClock()
  await startPage()
})

const dialogs = () => [...document.querySelectorAll('[role="dialog"]')].map((box) => box.getAttribute('aria-label'))
const open = async (selector: string) => {
  const event = click(find(selector))
  await pass()
  return event
}
const close = async () => {
  press('Escape', document.body)
  await pass(CLOSES_IN)
}

describe('a part of the page', () => {
  test('wakes under the pointer by a link that leads to it, and by no other to a place on the page', async () => {
    find('main').insertAdjacentHTML('afterbegin', '<a id="skip" href="#content">Đến nội dung</a><p id="content"></p>')
    const [{ islandOn }, { page: definitions }] = await Promise.all([
      import('../../../../src/islands/islands'),
      import('../../../../widgets/page/definitions'),
    ])
    const wakes = (selector: string) => {
      find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return definitions.some((definition) => islandOn(find(selector), definition))
    }
    expect([wakes('#skip'), wakes('#to-terms')]).toEqual([false, true])
  })

  test('is not what a button leads to: it stays one, and no widget fails', async () => {
    find('main').insertAdjacentHTML(
      'beforeend',
      '<button type="button" data-island="lightbox-link" id="button">x</button>',
    )
    await pass()
    expect((await open('#button')).defaultPrevented).toBe(false)
    expect(page.reports).toEqual([])
  })

  test('opens as a dialog that it names, comes back to its place, and is hidden there again', async () => {
    const before = find('main').innerHTML
    expect((await open('#to-terms')).defaultPrevented).toBe(true)
    expect(dialogs()).toEqual(['Điều khoản'])
    expect(find('.mfp-content.mfp-inline > #terms').className).toBe('lightbox-by-id')
    await close()
    expect(dialogs()).toEqual([])
    expect(find('main').innerHTML).toBe(before)
    expect(document.activeElement).toBe(find('#to-terms'))
  })

  test('leads to another, which opens when the first has closed', async () => {
    await open('#to-terms')
    await open('#on')
    expect(document.querySelector('.mfp-wrap:not(.mfp-removing)')).toBeNull()
    await pass(CLOSES_IN)
    expect(dialogs()).toEqual(['Xin chào'])
    expect(find('section #terms').className).toContain('mfp-hide')
  })

  test.each([
    ['another part', '#to-terms', ['Điều khoản']],
    ['a video', '#video', ['Xem phim']],
    ['a picture', 'shop-islands:open-pictures', ['Hình ảnh']],
    ['a panel', '#to-panel', ['Bảng']],
  ])(
    'does not come while the lightbox before it closes and %s is asked for: the last wish counts',
    async (_what, wish, shown) => {
      await open('#to-terms')
      await open('#on')
      await pass(CLOSES_IN / 2)
      if (wish.startsWith('#')) await open(wish)
      else {
        const detail = { pictures: [{ address: '/1.jpg', caption: '' }], startAt: 0 }
        document.body.dispatchEvent(new CustomEvent(wish, { bubbles: true, detail }))
      }
      await pass(2 * CLOSES_IN)
      expect(dialogs()).toEqual(shown)
    },
  )

  test('that waits comes once, however often it is asked for, also in turn with another', async () => {
    await open('#to-terms')
    await open('#on')
    await open('#on')
    await pass(CLOSES_IN / 2)
    await open('#to-terms')
    await open('#to-welcome')
    await open('#to-welcome')
    await pass(2 * CLOSES_IN)
    expect(dialogs()).toEqual(['Xin chào'])
  })

  test('is silent once it has closed: what was started in it is paused, a player in a frame is loaded anew, and what is mute or typed stays', async () => {
    find('#terms').insertAdjacentHTML(
      'beforeend',
      '<video id="heard"></video><video id="mute" muted></video><iframe id="player" allow="autoplay; fullscreen"></iframe><iframe id="form"></iframe>',
    )
    find<HTMLVideoElement>('#mute').muted = true
    const visible = vi.spyOn(find('#terms'), 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    const put = vi.spyOn(find('#terms'), 'insertBefore')
    await open('#to-terms')
    expect(paused).not.toHaveBeenCalled()
    await close()
    expect(paused.mock.instances).toEqual([find('#heard')])
    expect(put.mock.calls).toEqual([[find('#player'), find('#form')]])
    visible.mockRestore()
    await open('#to-terms')
    await close()
    // It can be seen in the page.
    expect(paused).toHaveBeenCalledOnce()
  })

  test('lets the page below be clicked while it fades out', async () => {
    await open('#to-terms')
    expect([find('.mfp-wrap').inert, find('.mfp-bg').inert]).toEqual([false, false])
    press('Escape', document.body)
    await pass()
    expect([find('.mfp-wrap').inert, find('.mfp-bg').inert]).toEqual([true, true])
  })

  test('stays after a double click, the second of which comes beside its content', async () => {
    await open('#to-terms')
    const beside = (detail: number) =>
      find('.mfp-wrap').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    beside(2)
    await pass(CLOSES_IN)
    expect(dialogs()).toEqual(['Điều khoản'])
    // The double click of a slower hand.
    await pass(100)
    beside(2)
    await pass(CLOSES_IN)
    expect(dialogs()).toEqual(['Điều khoản'])
    beside(1)
    await pass(CLOSES_IN)
    expect(dialogs()).toEqual([])
  })

  test('that closes keeps the second click of a double click from the page below', async () => {
    const below = linkBelow()
    await open('#to-terms')
    find('.mfp-wrap').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await pass()
    expect(below.isReachedBy(2)).toBe(false)
    expect(below.isReachedBy(1)).toBe(true)
  })

  test('that is shown already stays as it is, however often it is asked for; one that is closing opens anew', async () => {
    await open('#to-terms')
    const dialog = find('[role="dialog"]')
    await open('#to-terms')
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
    expect(find('[role="dialog"]')).toBe(dialog)
    press('Escape', document.body)
    await pass(100)
    await open('#to-terms')
    await pass(CLOSES_IN)
    expect(find('[role="dialog"]')).not.toBe(dialog)
    expect(find('.mfp-wrap.mfp-ready:not(.mfp-removing) #terms').className).toBe('lightbox-by-id')
  })

  test.each(['.mfp-wrap', '.mfp-bg'])('opens anew after another script has removed %s of it', async (removed) => {
    await open('#to-terms')
    find(removed).remove()
    await close()
    expect(document.querySelector('.mfp-wrap,.mfp-bg')).toBeNull()
    await open('#to-welcome')
    expect(dialogs()).toEqual(['Xin chào'])
    expect(find('section #terms').className).toContain('mfp-hide')
    expect(page.reports).toEqual([])
  })

  test('opens for whoever asks with an event, and a careless event does nothing', async () => {
    const { dispatch } = await import('../../../../src/page/events')
    dispatch('shop-islands:open-content', {} as { opener: HTMLElement }, find('#welcome'))
    dispatch('shop-islands:open-pictures', {} as { pictures: []; startAt: number }, find('#welcome'))
    await pass()
    expect(dialogs()).toEqual([])
    dispatch('shop-islands:open-content', { opener: find('#page') }, find('#welcome'))
    await pass()
    expect(dialogs()).toEqual(['Xin chào'])
    await close()
    expect(document.activeElement).toBe(find('#page'))
    expect(page.reports).toEqual([])
  })
})

describe('a video', () => {
  test('opens from its link for whoever asks with an event that says nothing else', async () => {
    find('#video').dispatchEvent(new CustomEvent('shop-islands:open-video', { bubbles: true }))
    await pass()
    expect(dialogs()).toEqual(['Xem phim'])
    expect(page.reports).toEqual([])
  })

  test('has no name of the HTML that a lazy loader keeps beside the picture of its link', async () => {
    find('#video').innerHTML = '<img src="blank.gif" alt=""><noscript>&lt;img src="film.jpg"&gt;</noscript>'
    await open('#video')
    expect(dialogs()).toEqual(['Phim'])
  })

  test('of a known site plays in a frame of it that knows nothing of the shopper', async () => {
    await open('#video')
    expect(dialogs()).toEqual(['Xem phim'])
    expect(find<HTMLIFrameElement>('.my-mfp-video iframe').src).toBe(
      'https://www.youtube-nocookie.com/embed/meo?autoplay=1',
    )
    await close()
    expect(document.querySelector('iframe')).toBeNull()
    expect(document.activeElement).toBe(find('#video'))
  })

  test('of YouTube plays in that frame by whatever address YouTube has for it', async () => {
    for (const address of [
      'www.youtube.com/watch?v=meo&t=3',
      'm.youtube.com/shorts/meo',
      'youtube-nocookie.com/embed/meo',
    ]) {
      find<HTMLAnchorElement>('#video').href = `https://${address}`
      await open('#video')
      expect(find<HTMLIFrameElement>('.my-mfp-video iframe').src).toBe(
        'https://www.youtube-nocookie.com/embed/meo?autoplay=1',
      )
      await close()
    }
  })

  test.each([
    ['vimeo.com/123', '123?'],
    ['vimeo.com/channels/staffpicks/123', '123?'],
    ['vimeo.com/123/ab12cd34ef', '123?h=ab12cd34ef&'],
    ['vimeo.com/123/1234567890/', '123?h=1234567890&'],
    ['player.vimeo.com/video/123?h=abc&title=0', '123?h=abc&'],
  ])('of Vimeo plays with what an unlisted one is known by: %s', async (address, played) => {
    find<HTMLAnchorElement>('#video').href = `https://${address}`
    await open('#video')
    expect(find<HTMLIFrameElement>('.my-mfp-video iframe').src).toBe(
      `https://player.vimeo.com/video/${played}autoplay=1`,
    )
  })

  test('that a page of Vimeo only speaks of is a page', async () => {
    find<HTMLAnchorElement>('#video').href = 'https://vimeo.com/meo'
    await open('#video')
    expect(page.visited).toEqual(['https://vimeo.com/meo'])
  })

  test('of any other site plays in a frame of it, where the shop says that it is a video', async () => {
    const address = 'https://fast.wistia.net/embed/iframe/meo?autoPlay=true'
    find<HTMLAnchorElement>('#video').href = address
    await open('#video')
    expect(find<HTMLIFrameElement>('.my-mfp-video iframe').src).toBe(address)
    expect(page.visited).toEqual([])
  })

  test.each([
    ['is not safe to carry', '#video', 'http://videos.example/meo'],
    ['is marked in another way', '#marked', 'https://videos.example/meo'],
  ])('whose page %s is gone to', async (_why, link, address) => {
    find<HTMLAnchorElement>(link).href = address
    await open(link)
    expect(page.visited).toEqual([address])
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('that is a file of another site plays as one', async () => {
    find<HTMLAnchorElement>('#video').href = 'https://videos.example/meo.mp4'
    await open('#video')
    expect(find<HTMLVideoElement>('.mfp-video video').src).toBe('https://videos.example/meo.mp4')
  })

  test('that is a file plays as one; where it does not, there is a link to it', async () => {
    await open('#file')
    expect(dialogs()).toEqual(['Phim nhà làm'])
    const video = find('.mfp-video video')
    expect(video.hasAttribute('controls')).toBe(true)
    video.dispatchEvent(new Event('error'))
    await pass()
    expect(find('.mfp-video [role="alert"]').textContent).toBe('Không phát được phim ở đây. Mở phim')
    expect(find<HTMLAnchorElement>('.mfp-video a').href).toBe(`${location.origin}/phim.mp4`)
    expect(document.querySelector('.mfp-video video')).toBeNull()
  })

  test('takes the place of an open lightbox, and outlives a link that leaves with that one', async () => {
    find('#welcome').append(find('#video'))
    await open('#to-welcome')
    await open('#video')
    await pass(CLOSES_IN)
    find('#video').remove()
    await pass()
    expect(dialogs()).toEqual(['Xem phim'])
  })

  test('that is none is a page, and is gone to; an address that would run is not', async () => {
    await open('#page')
    expect(page.visited).toEqual([`${location.origin}/trang/`])
    await open('#unsafe')
    expect(page.visited).toHaveLength(1)
    expect(page.reports).toEqual(['address-unsafe: javascript:alert(1)'])
    // Its words are on their way; they come while the console is still watched.
    await vi.dynamicImportSettled()
    expect(dialogs()).toEqual([])
  })
})

test('videos in sliders stand still while a lightbox lies over them, and only those that played go on', async () => {
  const called: string[] = []
  for (const video of document.querySelectorAll<HTMLVideoElement>('.slider video')) {
    let isPaused = video.id === 'paused'
    Object.defineProperty(video, 'paused', { get: () => isPaused })
    vi.spyOn(video, 'pause').mockImplementation(() => {
      isPaused = true
      called.push(`pause ${video.id}`)
    })
    vi.spyOn(video, 'play').mockImplementation(async () => {
      isPaused = false
      called.push(`play ${video.id}`)
    })
  }
  await open('#video')
  expect(called).toEqual(['pause playing'])
  await open('#file')
  expect(called).toEqual(['pause playing', 'play playing', 'pause playing'])
  await close()
  expect(called).toEqual(['pause playing', 'play playing', 'pause playing', 'play playing'])
})

describe('a link to a picture', () => {
  const links = `<div class="entry-content"><a id="plain" href="/cat.jpg"><img alt=""></a></div>
    <a id="theme" class="image-lightbox" href="/dog.jpg"><img alt=""></a>
    <a id="ours" data-island="picture-lightbox" href="/bird"><img alt=""></a>`
  const isTaken = () => ['#plain', '#theme', '#ours'].map((link) => click(find(link)).defaultPrevented)

  test('opens it in the lightbox where the theme has switched that on', async () => {
    find('main').innerHTML = links
    document.body.classList.add('lightbox')
    expect(isTaken()).toEqual([true, true, true])
    await pass()
  })

  test('is followed where it has not, save one of our own markup', async () => {
    find('main').innerHTML = links
    expect(isTaken()).toEqual([false, false, true])
    await pass()
  })
})
