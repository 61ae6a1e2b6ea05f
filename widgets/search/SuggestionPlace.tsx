import type { ReactNode } from 'react'
import { Outlet, useHost } from '../../src/react'
import { PLACE } from './searchSelectors'

/** Marks a place for suggestions that we have inserted. */
const OWN_PLACE = 'shop-islands-suggestions'

/** The theme's place, not one of ours. */
export const THEME_PLACE = `${PLACE}:not(.${OWN_PLACE})`

/** Draws in the theme's place for suggestions; where the form has none, in one of ours at its end. */
export function SuggestionPlace({ place, children }: { place: Element | null; children: ReactNode }): ReactNode {
  const form = useHost()
  return place ? (
    <Outlet in={place}>{children}</Outlet>
  ) : (
    <Outlet append={form}>
      <div className={`${PLACE.slice(1)} ${OWN_PLACE}`}>{children}</div>
    </Outlet>
  )
}
