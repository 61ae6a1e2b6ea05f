import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeAnswer, openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

beforeEach(() => {
  openPage()
})

async function send(answer: FakeAnswer): Promise<unknown> {
  openShop(answer)
  const { sendFeedback } = await import('../../../widgets/contact-form/contactFormCalls')
  return sendFeedback(7, new FormData()).catch((error) => error.name)
}

describe('what the server says to a submission', () => {
  test('is read whole', async () => {
    const answer = {
      contact_form_id: 7,
      status: 'validation_failed',
      message: 'Sai',
      posted_data_hash: 'h',
      invalid_fields: [{ field: 'mail', message: 'Sai thư', idref: null }],
      captcha: { c: '/1.png' },
      quiz: { q: ['1+1', 'h1'] },
    }
    expect(await send(answer)).toEqual({
      status: 'validation_failed',
      message: 'Sai',
      invalid_fields: [{ field: 'mail', message: 'Sai thư' }],
      posted_data_hash: 'h',
      captcha: { c: '/1.png' },
      quiz: { q: { question: '1+1', hash: 'h1' } },
      raw: answer,
    })
  })

  test('may lack everything but its status, or have it in a form that is of no use', async () => {
    const empty = { message: '', invalid_fields: [], posted_data_hash: '', captcha: {}, quiz: {} }
    expect(await send({ status: 'spam' })).toMatchObject(empty)
    const odd = { status: 'spam', message: 5, invalid_fields: {}, posted_data_hash: null, captcha: [], quiz: 'x' }
    expect(await send(odd)).toMatchObject(empty)
    expect(await send({ status: 'spam', invalid_fields: [{ field: 'a' }, { message: 'x' }, 'y'] })).toMatchObject({
      invalid_fields: [{ field: 'a', message: '' }],
    })
  })

  test('contact-form.submit.204-counts-as-null: may be nothing', async () => {
    expect(await send(204)).toBeNull()
  })

  test.each([[''], ['[]'], ['{}'], ['"sent"'], ['{"status":1}'], ['<p>x']])('is no answer: %j', async (answer) => {
    expect(await send(answer)).toBe('BadAnswerError')
  })

  test('an error of the server is one', async () => {
    expect(await send(415)).toBe('NetworkError')
  })
})

test('a refill may be an empty list', async () => {
  openShop([])
  const { loadRefill } = await import('../../../widgets/contact-form/contactFormCalls')
  expect(await loadRefill(7)).toEqual({ captcha: {}, quiz: {}, raw: [] })
})
