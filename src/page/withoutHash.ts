/** An address without its hash: what two links to parts of one page have in common. */
export const withoutHash = (address: string): string => address.replace(/#.*/s, '')
