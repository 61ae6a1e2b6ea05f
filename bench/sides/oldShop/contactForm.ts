import { onTap } from './onTap'

interface Answer {
  status: string
  message: string
  posted_data_hash: string
}

const { wpcf7 } = window as unknown as { wpcf7?: { api: { root: string; namespace: string } } }

/** Gives the form another status, as a class and an attribute, and tells who listens (plugins contract 1.12, 1.13). */
function setStatus(form: JQuery<HTMLFormElement>, status: string, known: object = {}): void {
  const before = form.attr('data-status') ?? 'init'
  form.removeClass(before).addClass(status).attr('data-status', status)
  form.find('.active-on-any').removeAttr('inert').removeClass('active-on-any')
  form.find(`.inert-on-${status}`).attr('inert', 'inert').addClass('active-on-any')
  tell(form, 'statuschanged', { prevStatus: before, ...known })
}

/** Tells who listens, with all that the form holds. */
function tell(form: JQuery<HTMLFormElement>, name: string, known: object): void {
  const formData = new FormData(form[0])
  const detail = { inputs: form.serializeArray(), formData, ...known }
  form[0]?.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }))
}

/** Takes away what the form says of its last message: tips, what is spoken, the box below (plugins contract 1.10). */
function clearResponse(form: JQuery<HTMLFormElement>): void {
  const wrapper = form.parent()
  form.find('.wpcf7-not-valid-tip').remove()
  form.find('[aria-invalid]').attr('aria-invalid', 'false')
  form.find('.wpcf7-form-control').removeAttr('aria-describedby').removeClass('wpcf7-not-valid')
  wrapper.find('.screen-reader-response ul').empty()
  wrapper.find('.screen-reader-response [role=status]').text('')
  form.find('.wpcf7-response-output').text('')
}

// The plugin empties the form, and says that it was sent once it has asked for new puzzles (plugins contract 1.11).
onTap('.wpcf7-submit', (button) => {
  const form = button.closest('form')
  if (!wpcf7) return
  const { root, namespace } = wpcf7.api
  const address = `${root}${namespace}/contact-forms/${form.find('[name="_wpcf7"]').val()}`
  clearResponse(form)
  tell(form, 'beforesubmit', { status: 'init' })
  setStatus(form, 'submitting')
  $.ajax({
    url: `${address}/feedback`,
    method: 'POST',
    data: new FormData(form[0]),
    processData: false,
    contentType: false,
    success: (answer: Answer) => {
      setStatus(form, 'sent')
      tell(form, 'mailsent', { status: answer.status, apiResponse: answer })
      tell(form, 'submit', { status: answer.status, apiResponse: answer })
      form.find('[name="_wpcf7_posted_data_hash"]').val(answer.posted_data_hash)
      form[0]?.reset()
      clearResponse(form)
      setStatus(form, 'resetting')
      $.ajax({
        url: `${address}/refill`,
        success: () => {
          setStatus(form, 'sent')
          tell(form, 'reset', { status: 'sent' })
        },
      })
      form.parent().find('.screen-reader-response [role=status]').append(document.createTextNode(answer.message))
      form.find('.wpcf7-response-output').text(answer.message)
    },
  })
})
