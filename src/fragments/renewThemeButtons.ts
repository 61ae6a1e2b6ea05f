import { attempt } from '../page/callbacks'

/**
 * Has Astra put its plus and minus buttons around the quantity fields of new server HTML. Its script does so after each XMLHttpRequest and
 * after `wc_fragments_refreshed`, but ours makes no such request, and an add or a copy that is shown raises another event. Fields that have
 * their buttons are left alone (`.buttons_added`), so that it may be called at any time.
 */
export function renewThemeButtons(): void {
  attempt(() => window.astrawpWooQuantityButtons?.())
}
