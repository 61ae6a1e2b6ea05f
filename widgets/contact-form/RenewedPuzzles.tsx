import type { ReactNode } from 'react'
import { ServerElement } from '../../src/react'
import { controlsNamed } from './formFacts'
import type { ShownForm } from './formState'
import { keyOf } from './keyOf'

/** Says the value of hidden fields; an empty one leaves what is there. */
function HiddenValue({ form, name, value }: { form: HTMLElement; name: string; value: string | undefined }): ReactNode {
  return controlsNamed(form, name).map((control) => (
    <ServerElement key={keyOf(control)} of={control} value={value || undefined} />
  ))
}

/** The picture of a captcha, and the challenge that its address names (behaviour contact-form.answer.captcha-images-replaced). */
function Captcha({ form, field, url }: { form: HTMLElement; field: string; url: string }): ReactNode {
  const className = `wpcf7-captcha-${field.replaceAll(':', '')}`
  const pictures = [...form.querySelectorAll('img')].filter(({ classList }) => classList.contains(className))
  const challenge = /(\d+)\.(?:png|gif|jpeg)$/i.exec(url)?.[1]
  return (
    <>
      {pictures.map((picture) => (
        <ServerElement key={keyOf(picture)} of={picture} src={url} />
      ))}
      <HiddenValue form={form} name={`_wpcf7_captcha_challenge_${field}`} value={challenge} />
    </>
  )
}

interface QuizProps {
  form: HTMLElement
  field: string
  question: string
  /** Of the right answer. */
  hash: string
}

/** The question of a quiz, and the hash of its answer (behaviour contact-form.answer.quiz-questions-replaced). */
function Quiz({ form, field, question, hash }: QuizProps): ReactNode {
  const labels = controlsNamed(form, field).flatMap((control) => [
    ...(control.closest('.wpcf7-form-control-wrap')?.querySelectorAll('.wpcf7-quiz-label') ?? []),
  ])
  return (
    <>
      {labels.map((label) => (
        <ServerElement key={keyOf(label)} of={label} textContent={question} />
      ))}
      <HiddenValue form={form} name={`_wpcf7_quiz_answer_${field}`} value={hash} />
    </>
  )
}

/** What the server's answers put in place of what is used up: captchas, quizzes, the hash of what was posted (plugins contract 1.11). */
export function RenewedPuzzles({ form, state }: ShownForm): ReactNode {
  const { puzzles, postedDataHash } = state
  return (
    <>
      {Object.entries(puzzles.captcha).map(([field, url]) => (
        <Captcha key={field} form={form} field={field} url={url} />
      ))}
      {Object.entries(puzzles.quiz).map(([field, quiz]) => (
        <Quiz key={field} form={form} field={field} {...quiz} />
      ))}
      <HiddenValue form={form} name='_wpcf7_posted_data_hash' value={postedDataHash} />
    </>
  )
}
