/** The minified text of a style sheet, for `adoptStyles`. */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
