import type { PageContext } from './context'

/**
 * What the table of contents' plugin prints in its script mode (plugins contract 5.2).
 *
 * @returns its globals by name.
 */
export function contentsGlobals({ variants }: PageContext): Record<string, unknown> {
  const isHidden = variants.contents === 'hidden' ? '1' : ''
  return {
    eztoc_smooth_local: { scroll_offset: '0', add_request_uri: '', add_self_reference_link: '', JumpJsLinks: '' },
    ezTOC: {
      smooth_scroll: '1',
      scroll_offset: '0',
      visibility_hide_by_default: isHidden,
      visibility_hide_by_device: '1',
      width: 'auto',
      fallbackIcon: '<span class="ez-toc-icon-toggle-span">☰</span>',
      chamomile_theme_is_on: '',
    },
  }
}
