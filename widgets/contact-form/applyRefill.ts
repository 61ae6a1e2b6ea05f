import { safeUrl } from '../../src/page/navigation'
import type { Refill } from './contactFormWire'
import { controlsNamed } from './formFacts'

function setValues(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsNamed(form, name)) control.value = value
}

/** A new picture, the challenge that its address names, and an empty field (behaviour contact-form.answer.captcha-images-replaced). */
function applyCaptcha(form: HTMLFormElement, field: string, address: string): void {
  const url = safeUrl(address)
  if (!url) return
  setValues(form, field, '')
  const className = `wpcf7-captcha-${field.replaceAll(':', '')}`
  for (const image of form.querySelectorAll('img')) if (image.classList.contains(className)) image.src = url
  const challenge = /(\d+)\.(?:png|gif|jpeg)$/i.exec(url)?.[1]
  if (challenge) setValues(form, `_wpcf7_captcha_challenge_${field}`, challenge)
}

/** A new question, the hash of its answer, and an empty field (behaviour contact-form.answer.quiz-questions-replaced). */
function applyQuiz(form: HTMLFormElement, field: string, question: string, hash: string): void {
  setValues(form, field, '')
  setValues(form, `_wpcf7_quiz_answer_${field}`, hash)
  for (const control of controlsNamed(form, field)) {
    const label = control.closest('.wpcf7-form-control-wrap')?.querySelector('.wpcf7-quiz-label')
    if (label) label.textContent = question
  }
}

/** Puts new captchas and quizzes in place of those that are used up (plugins contract 1.11). */
export function applyRefill(form: HTMLFormElement, { captcha, quiz }: Refill): void {
  for (const [field, address] of Object.entries(captcha)) applyCaptcha(form, field, address)
  for (const [field, [question, hash]] of Object.entries(quiz)) applyQuiz(form, field, question, hash)
}
