/** Contact forms: what the area's definitions name. With this file, the actions that others call are there, too. */
import { formActions } from './formActions'
import { provideActions } from './publicObject'

export { ContactForm } from './ContactForm'
export { MisplacedForm } from './MisplacedForm'

provideActions(formActions)
