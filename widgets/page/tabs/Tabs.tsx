import { type ReactNode, useLayoutEffect, useState } from 'react'
import { emit } from '../../../src/bridge/pluginEvents'
import { isShopScriptHere } from '../../../src/bridge/replacedScripts'
import { wordsOf } from '../../../src/page/htmlText'
import { report } from '../../../src/page/report'
import {
  keyOf,
  ServerElement,
  ServerElements,
  useAllWithin,
  useHost,
  usePluginEvent,
  useTimer,
} from '../../../src/react'
import { isServedByShop, isTabOf } from '../pageClaims'
import { PANELS, SHOP_TABS, TAB } from '../pageSelectors'
import { pairTabs, placeAfterKey, type TabAndPanel } from './tabSet'
import { useHash } from './useHash'

/** Milliseconds that the pointer must be on a tab before it opens, where tabs open under the pointer (contract 8.1). */
const HOVERS_FOR = 20

/** The tabs of the set. */
function useOwnTabs(): readonly HTMLElement[] {
  const set = useHost()
  return useAllWithin(TAB).filter((tab) => isTabOf(set, tab))
}

/** Gives a tab, its list item and its panel their state, as classes of the theme and for assistive technology (contract 8.1). */
function TabState(
  props: TabAndPanel & { isChosen: boolean; isHidden: boolean; onHover: (() => void) | undefined; onLeave(): void },
) {
  const { tab, panel, isChosen, isHidden, onHover, onLeave } = props
  // What the server printed as a panel keeps its name, or none, as the server wants it.
  const [isPrintedPanel] = useState(() => panel?.matches('[role="tabpanel"],[aria-labelledby],[aria-label]'))
  return (
    <>
      <ServerElement of={tab.closest('li')} role='presentation' class={{ active: isChosen }} />
      <ServerElement
        of={tab}
        role='tab'
        aria-controls={panel?.id || undefined}
        aria-selected={isChosen}
        tabindex={isChosen ? 0 : -1}
        onMouseenter={onHover}
        onMouseleave={onHover && onLeave}
      />
      <ServerElement
        of={panel}
        role='tabpanel'
        aria-label={isPrintedPanel ? undefined : wordsOf(tab)}
        class={{ active: isChosen }}
        hidden={isChosen ? false : undefined}
        // Set in any case: the theme's styles hide panels that are not `active`, but the shop's do not, and a `display` that its own script
        // has written must be replaced.
        style={{ display: isHidden ? 'none' : '' }}
      />
    </>
  )
}

function OwnTabs(): ReactNode {
  const set = useHost()
  const tabs = useOwnTabs()
  const pairs = pairTabs(set, tabs, useAllWithin(PANELS))
  // A new object with each choice, so that choosing the same tab again undoes what other scripts have changed meanwhile.
  const [choice, setChoice] = useState<{ tab: HTMLElement }>()
  const pointer = useTimer()
  const chosen =
    tabs.find((tab) => tab === choice?.tab) ??
    tabs.find((tab) => tab.closest('li')?.matches('.active')) ??
    // The server may mark none as active.
    tabs[0]
  const choose = (tab: HTMLElement) => setChoice({ tab })
  const lists = new Set(tabs.flatMap((tab) => tab.closest('ul') ?? []))
  const hasTabs = tabs.length > 0
  const isMissing = pairs.some(({ tab, panel }) => tab === chosen && !panel)

  useHash(tabs, choose)
  useLayoutEffect(() => {
    // Scripts wait for it at the shop's sets (contract 8.1). Not where the shop's own script runs: it has raised the event itself, and
    // would start again on a second one.
    if (hasTabs && set.matches(SHOP_TABS) && !isShopScriptHere('single-product')) emit('init', [], set)
  }, [set, hasTabs])
  // An optimiser may bring the shop's own script only after the shopper has chosen: it then begins the set, and that shows the first tab.
  // Its handler is called later than this one.
  usePluginEvent('init', () => queueMicrotask(() => setChoice((choice) => choice && { ...choice })))
  useLayoutEffect(() => {
    if (isMissing) report('panel-missing', chosen)
  }, [chosen, isMissing])

  const onKeydown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const index = tabs.indexOf(target as HTMLElement)
    const list = tabs[index]?.closest('ul')
    if (!list || ctrlKey || metaKey || altKey) return
    const next = placeAfterKey(key, index, tabs, list)
    if (next === undefined && key !== ' ') return
    event.preventDefault()
    if (next === undefined) tabs[index]?.click()
    else tabs[next]?.focus()
  }

  const onClick = ({ target }: Event) => {
    const clicked = tabs.find((tab) => tab.contains(target as Node))
    if (clicked) choose(clicked)
  }

  return (
    <>
      <ServerElement of={set} onClick={onClick} onKeydown={onKeydown} />
      <ServerElements of={[...lists]} role='tablist' />
      {pairs.map(({ tab, panel }) => (
        <TabState
          key={keyOf(tab)}
          tab={tab}
          panel={panel}
          isChosen={tab === chosen}
          isHidden={tab !== chosen && !set.matches('.tabbed-content')}
          onHover={tab.closest('.active-on-hover') ? () => pointer.wait(() => choose(tab), HOVERS_FOR) : undefined}
          onLeave={pointer.stop}
        />
      ))}
    </>
  )
}

/** Tabs that the shop's own script handles: ours only opens the one that the address names. */
function ServedTabs(): ReactNode {
  useHash(useOwnTabs(), (tab) => tab.click())
  return null
}

/**
 * A set of tabs (behaviours page.tabs.*, page.hash.opens-matching-tab): a click, the pointer where the theme wants it, keys and the
 * address show a panel and hide the others.
 */
export function Tabs(): ReactNode {
  const [isServed] = useState(isServedByShop(useHost()))
  return isServed ? <ServedTabs /> : <OwnTabs />
}
