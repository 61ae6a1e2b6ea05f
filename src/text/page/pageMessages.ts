/** The texts of the elements that any page may have; those that the theme prints win over them. */
export interface PageMessages {
  /** Names the mobile menu. */
  mainMenu: string
  /** Names a button that unfolds the entries below one of a menu. */
  toggleEntries: string
  /** Leads back from the entries below one of a menu. */
  back: string
  /** Names a lightbox that has no title of its own. */
  lightbox: string
  /** Names a lightbox with pictures. */
  pictures: string
  /** Names a lightbox with a film. */
  film: string
  /** A film cannot be shown. `{link}` and `{/link}` stand around what leads to it. */
  filmFailed: string
  /** Names a slider. */
  slider: string
  nextSlide: string
  previousSlide: string
  /** Names the button that leads to a slide; `{n}` is its number. */
  showSlide: string
  /** Names the links to the chapters of a page. */
  chapters: string
  /** Open a block of the page in the page builder, and in the editor. */
  editInBuilder: string
  editInEditor: string
}
