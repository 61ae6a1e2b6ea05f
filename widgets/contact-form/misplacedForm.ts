import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/**
 * A contact form inside of another form: its button would send the other one, so a word about it takes its place (behaviour
 * contact-form.error.form-inside-a-form).
 */
export default function attach({ host }: Island): undefined {
  loadText('contactForm', settings().locale).then(
    ({ error, wrongPlace }) => {
      const notice = document.createElement('p')
      const label = document.createElement('strong')
      notice.className = 'wpcf7-form-in-wrong-place'
      label.textContent = error
      notice.append(label, ` ${wrongPlace}`)
      host.replaceWith(notice)
    },
    // Without the texts there is nothing to say; the file that is missing is reported where it is needed for more.
    () => {},
  )
}
