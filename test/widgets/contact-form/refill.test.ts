import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import {
  CALLS,
  contactForm,
  feedback,
  followStatus,
  NOTE,
  openContactPage,
  printConfig,
  REFILLED,
  send,
  startContactPage,
  statusOf,
  theForm,
} from './contactFormPage'

let page: TestPage

beforeEach(() => {
  open()
})

function open(fields = REFILLED + NOTE, status = 'init'): void {
  page = openContactPage(contactForm({ fields, status }))
}

const NEW = { captcha: { 'c:1': 'http://shop.test/new/222.png' }, quiz: { q: ['2+2=?', 'hash2'] } }

/** What the form shows and sends of its captcha and quiz. */
function shown(): Record<string, string | null> {
  const value = (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value
  return {
    image: find<HTMLImageElement>('img').getAttribute('src'),
    challenge: value('_wpcf7_captcha_challenge_c:1'),
    captcha: value('c:1'),
    question: find('.wpcf7-quiz-label').textContent,
    hash: value('_wpcf7_quiz_answer_q'),
    answer: value('q'),
  }
}

const RENEWED = {
  image: 'http://shop.test/new/222.png',
  challenge: '222',
  captcha: '',
  question: '2+2=?',
  hash: 'hash2',
  answer: '',
}

test.each([
  'contact-form.answer.captcha-images-replaced',
  'contact-form.answer.quiz-questions-replaced',
  'contact-form.hidden.captcha-challenge',
  'contact-form.hidden.quiz-answer',
])('%s: an answer brings new ones, and the next submission sends their challenge and hash', async () => {
  const shop = openShop(feedback('validation_failed', NEW), feedback('spam'))
  await startContactPage()
  await send()
  expect(shown()).toEqual(RENEWED)
  await send()
  const sent = shop.requests.map(({ init }) => Object.fromEntries(init.body as FormData))
  const names = ['_wpcf7_captcha_challenge_c:1', '_wpcf7_quiz_answer_q']
  expect(sent.map((fields) => names.map((name) => fields[name]))).toEqual([
    ['111', 'hash1'],
    ['222', 'hash2'],
  ])
})

test('they are there when listeners hear of the answer', async () => {
  const seen: unknown[] = []
  document.addEventListener('wpcf7submit', () => seen.push(shown()['question']))
  openShop(feedback('spam', NEW))
  await startContactPage()
  await send()
  expect(seen).toEqual(['2+2=?'])
})

test.each([
  [{ captcha: [], quiz: [] }],
  [{ captcha: null, quiz: 'x' }],
  [{ captcha: { 'c:1': 5 }, quiz: { q: ['only'] } }],
  [{ captcha: { 'c:1': 'javascript:alert(1)' }, quiz: { q: [1, 2] } }],
  [{ captcha: { gone: '/x/3.png' }, quiz: { gone: ['a', 'b'] } }],
])('what is of no use changes nothing: %j', async (more) => {
  openShop(feedback('spam', more))
  await startContactPage()
  const before = shown()
  await send()
  expect(shown()).toEqual(before)
})

test('an address that names no challenge leaves the one that is there; a quiz without its label gets its hash', async () => {
  find('.wpcf7-quiz-label').className = 'x'
  openShop(feedback('spam', { captcha: { 'c:1': '/captcha?x' }, quiz: NEW.quiz }))
  await startContactPage()
  await send()
  expect(find<HTMLImageElement>('img').src).toContain('/captcha?x')
  expect(find<HTMLInputElement>('[name^="_wpcf7_captcha"]').value).toBe('111')
  expect(find<HTMLInputElement>('[name^="_wpcf7_quiz"]').value).toBe('hash2')
})

test('the reset that follows a message carries the hash of that message', async () => {
  const hashes: unknown[] = []
  document.addEventListener('wpcf7reset', (event) =>
    hashes.push((event as CustomEvent).detail.formData.get('_wpcf7_posted_data_hash')),
  )
  openShop(feedback('mail_sent', { posted_data_hash: 'h1' }), NEW)
  await startContactPage()
  await send()
  await pass()
  expect(hashes).toEqual(['h1'])
})

test('contact-form.refill.request: a reset asks for new ones, and listeners hear of it when they are there', async () => {
  const heard = page.heard('wpcf7reset')
  const shop = openShop({ rules: [] }, NEW)
  await startContactPage()
  find('textarea').focus()
  await pass()
  theForm().reset()
  await pass()
  expect(shop.requests[1]).toMatchObject({
    url: `${CALLS}/refill`,
    init: { method: 'GET', headers: { Accept: 'application/json, */*;q=0.1' } },
  })
  expect(shown()).toEqual(RENEWED)
  expect(heard).toEqual([
    {
      contactFormId: 7,
      pluginVersion: '6.1.6',
      contactFormLocale: 'vi',
      unitTag: 'wpcf7-f7-p2-o1',
      containerPostId: 2,
      status: 'init',
      inputs: expect.any(Array),
      formData: expect.any(FormData),
      apiResponse: NEW,
    },
  ])
})

test('a reset is told with what was filled in, which the browser empties right after its event', async () => {
  const heard = page.heard('wpcf7reset')
  openShop(feedback('spam'), NEW)
  await startContactPage()
  await send()
  const note = find<HTMLTextAreaElement>('textarea')
  note.value = 'Xin chào'
  theForm().dispatchEvent(new Event('reset', { bubbles: true }))
  note.value = ''
  await pass()
  expect(heard).toMatchObject([{ inputs: expect.arrayContaining([{ name: 'note', value: 'Xin chào' }]) }])
})

test('a reset is told with the status from before it; where no new ones come, with an answer that has none', async () => {
  const heard = page.heard('wpcf7reset')
  openShop(feedback('validation_failed'), NEW, 500)
  await startContactPage()
  await send()
  theForm().reset()
  await pass()
  theForm().reset()
  await pass(CUT_OFF)
  expect(heard).toMatchObject([
    { status: 'invalid', apiResponse: NEW },
    { status: 'init', apiResponse: {} },
  ])
  expect(statusOf()).toBe('init')
})

describe('contact-form.refill.when', () => {
  /** Shows a page that may come from a cache, and scrolls to its form. */
  async function showCached(cached: unknown): Promise<FakeShop> {
    printConfig({ cached })
    const viewport = fakeIntersectionObserver()
    const shop = openShop(NEW)
    await startContactPage()
    expect(shop.requests).toEqual([])
    viewport.tell([theForm()])
    await pass()
    return shop
  }

  test('on a page from a cache, when the form comes into view; what is typed stays', async () => {
    const statuses = followStatus()
    find<HTMLTextAreaElement>('textarea').value = 'Xin chào'
    const shop = await showCached(1)
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/refill`])
    expect(shown()).toEqual(RENEWED)
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Xin chào')
    expect(statuses).toEqual(['resetting', 'init'])
  })

  test.each([
    ['back_forward', RENEWED.hash],
    ['reload', RENEWED.hash],
    ['navigate', 'hash1'],
  ])(
    'on a page that is shown by %s: Firefox keeps the challenge and the hash of another puzzle there',
    async (type, hash) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
      await showCached(undefined)
      expect(shown()['hash']).toBe(hash)
    },
  )

  test('once: of a form that is moved in the page, as into a dialog, the answer to the captcha stays', async () => {
    const shop = await showCached(1)
    find<HTMLInputElement>('[name="c:1"]').value = 'ABCD'
    const wrapper = find('.wpcf7')
    wrapper.remove()
    await pass(200)
    document.body.append(wrapper)
    await pass(200)
    theForm().dispatchEvent(new Event('focusin', { bubbles: true }))
    await pass()
    expect(shop.requests.filter(({ url }) => url.endsWith('/refill'))).toHaveLength(1)
    expect(find<HTMLInputElement>('[name="c:1"]').value).toBe('ABCD')
  })

  test('when the form is reset, on any page, touched or not', async () => {
    const shop = await showCached(undefined)
    expect(shop.requests).toEqual([])
    theForm().reset()
    await pass()
    expect(shown()).toEqual(RENEWED)
  })

  test('never after a failed check: the answer itself brings them', async () => {
    const shop = openShop(feedback('validation_failed', NEW))
    await startContactPage()
    await send()
    expect(shop.requests).toHaveLength(1)
  })

  test('not on a page from a cache whose form has neither', async () => {
    open(NOTE)
    expect((await showCached(1)).requests).toEqual([])
  })

  test('nor on a page that is the answer to a submission', async () => {
    open(REFILLED, 'invalid')
    expect((await showCached(1)).requests).toEqual([])
    expect(statusOf()).toBe('invalid')
  })
})
