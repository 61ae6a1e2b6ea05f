/** A row of stars that has taken the place of a rating select. */
export interface Stars {
  stars: HTMLElement
  /** Puts the keyboard on the star that can be reached by Tab. */
  focus(): void
  /** Takes the stars off. */
  undo(): void
}

/** Where each key leads: to the next star, the one before, the first or the last. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
  ' ': (index) => index,
}

/** Names the stars as the select is named. */
function nameLike(select: HTMLSelectElement, group: Element): void {
  const [label] = select.labels
  if (!label) return
  label.id ||= 'comment-form-rating-label'
  group.setAttribute('aria-labelledby', label.id)
}

/**
 * Draws stars before a rating select, as radio buttons with one stop for the keyboard, in the markup of contract 8.3. The select keeps
 * the choice, and what is chosen in it by others (the browser that goes back, a script) is shown.
 *
 * @param names one name for each star, from one star up.
 */
export function drawStars(select: HTMLSelectElement, names: readonly string[]): Stars {
  const stars = document.createElement('p')
  const group = document.createElement('span')
  stars.className = 'stars'
  group.setAttribute('role', 'group')
  nameLike(select, group)
  const all = names.map((name, index) => {
    const star = document.createElement('a')
    star.setAttribute('role', 'radio')
    star.className = `star-${index + 1}`
    star.href = '#'
    star.textContent = name
    return star
  })
  group.append(...all)
  stars.append(group)
  select.before(stars)

  const paint = () => {
    const chosen = Number(select.value) - 1
    stars.classList.toggle('selected', chosen >= 0)
    for (const [index, star] of all.entries()) {
      star.classList.toggle('active', index === chosen)
      star.setAttribute('aria-checked', String(index === chosen))
      star.tabIndex = index === Math.max(chosen, 0) ? 0 : -1
    }
  }
  const choose = (event: Event, index: number) => {
    event.preventDefault()
    select.value = String(index + 1)
    select.dispatchEvent(new Event('change', { bubbles: true }))
    all[index]?.focus()
  }
  group.addEventListener('click', (event) => {
    const star = (event.target as Element).closest('a')
    if (star) choose(event, all.indexOf(star))
  })
  group.addEventListener('keydown', (event) => {
    const index = all.indexOf(event.target as HTMLAnchorElement)
    const aim = KEYS[event.key]
    if (aim && index >= 0) choose(event, aim(index, all.length))
  })
  select.addEventListener('change', paint)
  // The browser gives a form back what was chosen in it without a word to anybody.
  addEventListener('pageshow', paint)
  paint()
  return {
    stars,
    focus: () => all.find(({ tabIndex }) => tabIndex === 0)?.focus(),
    undo() {
      select.removeEventListener('change', paint)
      removeEventListener('pageshow', paint)
      stars.remove()
    },
  }
}
