import { useLayoutEffect } from 'react'
import { adoptStyles } from '../page/adoptStyles'

/** Gives the page the styles of a component before it is painted; they stay (see `adoptStyles`). */
export function useStyles(css: string): void {
  useLayoutEffect(() => adoptStyles(css))
}
