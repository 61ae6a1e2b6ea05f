/** A table cell: a bar in it would end it. */
export const cell = (text: string) => text.replaceAll('|', '\\|')

/** Code in a table cell. */
export const code = (text: string) => `\`${cell(text)}\``

/** The text of a doc comment, without what is around it, on one line. */
export const commentText = (comment: string) =>
  comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
