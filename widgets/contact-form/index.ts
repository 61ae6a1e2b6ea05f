/** Contact forms: what the area's definitions name. */
export { ContactForm } from './ContactForm'
export { MisplacedForm } from './MisplacedForm'
