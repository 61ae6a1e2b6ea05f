/** Contact forms: what the area's definitions name. */
export { attachContactForm } from './contactForm'
export { default as attachMisplacedForm } from './misplacedForm'
export { attachShownForm } from './startForm'
