import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about an article's table of contents that can be set, with its default. */
export const defaultContentsSettings = {
  /** Does the page scroll smoothly to a section, rather than at once (behaviour toc.entry.scrolls-smoothly-to-section)? */
  contentsSmooth: true,
  /**
   * Pixels that stay free between a fixed header and the section that an entry leads to. There, 30 and less count as 0, because the plugin
   * prints 30 where nobody has set anything. Below the header, a sidebar that stays in view (`contentsAffix`) keeps this distance, whatever
   * it is (plugins contract 5.4).
   */
  contentsOffset: 30,
  /** Are tables closed until the reader opens them? */
  contentsHidden: false,
  /** Does `contentsHidden` hold on this device, too? */
  contentsHiddenHere: true,
  /** Does the address stay as it is when an entry is clicked? */
  contentsKeepsAddress: false,
  /** CSS selector of the sidebar that stays in view around a table with the class `ez-toc-affix`; empty: none does. */
  contentsAffix: '',
  /** HTML of the icon in a toggle whose label came without one. */
  contentsIcon: '',
  /** Does the drawer at the side of the window close when an entry in it is clicked? */
  contentsDrawerCloses: false,
  /** The devices that have the drawer, as `desktop_tablet`; empty: all. */
  contentsDrawerDevices: '',
  /** Width in pixels up to which a window counts as a phone's. */
  contentsMobileWidth: 768,
  /** Width in pixels up to which a wider window counts as a tablet's. */
  contentsTabletWidth: 1024,
  /** Pixels that the page must be scrolled before the sidebar widget is fixed to the window. */
  contentsWidgetFrom: 30,
  /** How far below the top of the window the widget is fixed. */
  contentsWidgetTop: '30',
  /** Its unit, as in CSS. */
  contentsWidgetTopUnit: 'px',
  /** Its width there; `auto`: that of its column. */
  contentsWidgetWidth: 'auto',
  /** Its unit, as in CSS. */
  contentsWidgetWidthUnit: 'px',
  /** The greatest height of its list there; `auto`: as much as the window has room for. */
  contentsWidgetHeight: 'auto',
  /** Its unit, as in CSS. */
  contentsWidgetHeightUnit: 'px',
  /** Does that list have a scroll bar there? It scrolls in any case. */
  contentsWidgetScrollBar: true,
}

/** The settings of tables of contents, merged and of the right types (plugins contract 5.2). */
export const contentsSettings: () => typeof defaultContentsSettings = defineSettings(
  defaultContentsSettings,
  {
    ezTOC: {
      smooth_scroll: 'contentsSmooth',
      scroll_offset: 'contentsOffset',
      visibility_hide_by_default: 'contentsHidden',
      visibility_hide_by_device: 'contentsHiddenHere',
      affixSelector: 'contentsAffix',
      fallbackIcon: 'contentsIcon',
    },
    eztoc_smooth_local: { scroll_offset: 'contentsOffset', JumpJsLinks: 'contentsKeepsAddress' },
    eztoc_sticky_local: {
      close_on_link_click: 'contentsDrawerCloses',
      device_target: 'contentsDrawerDevices',
      mobile_breakpoint: 'contentsMobileWidth',
      tablet_max_breakpoint: 'contentsTabletWidth',
    },
    ezTocWidgetSticky: {
      scroll_fixed_position: 'contentsWidgetFrom',
      fixed_top_position: 'contentsWidgetTop',
      fixed_top_position_size_unit: 'contentsWidgetTopUnit',
      sidebar_width: 'contentsWidgetWidth',
      sidebar_width_size_unit: 'contentsWidgetWidthUnit',
      scroll_max_height: 'contentsWidgetHeight',
      scroll_max_height_size_unit: 'contentsWidgetHeightUnit',
      navigation_scroll_bar: 'contentsWidgetScrollBar',
    },
  },
  'contents',
)
