import type { PageMessages } from './pageMessages'

/** The texts of a page's elements in English. */
export const messages: PageMessages = {
  mainMenu: 'Main menu',
  toggleEntries: 'Show or hide the entries below',
  back: 'Back',
  lightbox: 'Content',
  pictures: 'Pictures',
  film: 'Film',
  filmFailed: 'The film cannot be shown here. {link}Open the film{/link}',
  slider: 'Slider',
  nextSlide: 'Next slide',
  previousSlide: 'Previous slide',
  showSlide: 'Slide {n}',
  chapters: 'Parts of the page',
  editInBuilder: 'Edit in the page builder',
  editInEditor: 'Edit in the editor',
}
