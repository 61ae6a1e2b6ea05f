import type { ReactNode } from 'react'
import { ServerElements } from '../../src/react'
import { controlsNamed, FIELD_WRAP } from './fields'
import type { ShownForm } from './formState'

interface CaptchaProps {
  form: HTMLElement
  field: string
  url: string
}

/** The picture of a captcha, and the challenge that its address names (behaviour contact-form.answer.captcha-images-replaced). */
function Captcha({ form, field, url }: CaptchaProps): ReactNode {
  const pictures = form.querySelectorAll(`img.wpcf7-captcha-${CSS.escape(field.replaceAll(':', ''))}`)
  const challenge = /(\d+)\.(?:png|gif|jpeg)$/i.exec(url)?.[1]
  return (
    <>
      <ServerElements of={[...pictures]} src={url} />
      <ServerElements of={controlsNamed(form, `_wpcf7_captcha_challenge_${field}`)} value={challenge} />
    </>
  )
}

interface QuizProps {
  form: HTMLElement
  field: string
  question: string
  /** The hash of the right answer. */
  hash: string
}

/** The question of a quiz, and the hash of its answer (behaviour contact-form.answer.quiz-questions-replaced). */
function Quiz({ form, field, question, hash }: QuizProps): ReactNode {
  const labels = controlsNamed(form, field).flatMap((control) => [
    ...(control.closest(FIELD_WRAP)?.querySelectorAll('.wpcf7-quiz-label') ?? []),
  ])
  return (
    <>
      <ServerElements of={labels} textContent={question} />
      <ServerElements of={controlsNamed(form, `_wpcf7_quiz_answer_${field}`)} value={hash} />
    </>
  )
}

/** Shows the new captchas and quizzes of the server's answers, and sets the hash of what was posted (plugins contract 1.11). */
export function RenewedPuzzles({ form, state }: ShownForm): ReactNode {
  const { captcha, quiz, postedDataHash } = state
  return (
    <>
      {Object.entries(captcha).map(([field, url]) => (
        <Captcha key={field} form={form} field={field} url={url} />
      ))}
      {Object.entries(quiz).map(([field, renewed]) => (
        <Quiz key={field} form={form} field={field} {...renewed} />
      ))}
      <ServerElements of={controlsNamed(form, '_wpcf7_posted_data_hash')} value={postedDataHash} />
    </>
  )
}
