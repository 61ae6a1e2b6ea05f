/** A table cell: a bar in it would end it. */
export const cell = (text: string) => text.replaceAll('|', '\\|')

/** Code in a table cell. */
export const code = (text: string) => `\`${cell(text)}\``
