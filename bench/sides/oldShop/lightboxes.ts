import { onTap } from './onTap'

interface Popup {
  open(options: object): void
}

const popup = () => ($ as unknown as { magnificPopup: Popup }).magnificPopup
const { flatsomeVars } = window as unknown as { flatsomeVars: { ajaxurl: string } }

/** Milliseconds for which what closes fades. */
const REMOVAL = 300

/** Where a page is put that keeps its place while it cannot be scrolled. */
const scrolledTop = () => -Math.round($(window).scrollTop() ?? 0)

/** The theme keeps the page of a telephone from scrolling behind a panel by fixing the body (contract 11.4). */
function fixBody(): void {
  const top = scrolledTop()
  $('body').addClass('body-scroll-lock--active').css({ position: 'fixed', overflow: 'hidden', top, width: '100%' })
}

// The header's cart and menu (contract 11.4).
onTap('.off-canvas-toggle,[data-open]', (toggle) => {
  const side = `off-canvas-${toggle.attr('data-pos') ?? 'left'}`
  toggle.addClass('current-lightbox-clicked').attr('aria-expanded', 'true')
  popup().open({
    items: { src: toggle.attr('data-open') ?? toggle.attr('href'), type: 'inline' },
    mainClass: `off-canvas ${side} ${toggle.attr('data-class') ?? ''}`,
    removalDelay: REMOVAL,
    closeBtnInside: false,
    callbacks: {
      beforeOpen: () => {
        $('html').addClass(`has-off-canvas has-${side}`)
        fixBody()
      },
    },
  })
})

// The quick view (contract 3.4).
onTap('a.quick-view', (link) => {
  const place = link.parent().parent().addClass('processing')
  $.post(flatsomeVars.ajaxurl, { action: 'flatsome_quickview', product: link.attr('data-prod') }, (html: string) => {
    place.removeClass('processing')
    const content = $('<div class="product-lightbox lightbox-content">').html(html)
    popup().open({ items: { src: content, type: 'inline' }, removalDelay: REMOVAL })
  })
})

// The coupon's pop-up. Its plugin lets a long page stand by a class and a negative top (plugins contract 4.3).
onTap('.wcb-coupon-box-small-icon', (icon) => {
  icon.parent().addClass('wcb-coupon-box-small-icon-hide-left')
  $('.wcb-coupon-box').addClass('wcb-md-show')
  const top = scrolledTop()
  if (($(document).height() ?? 0) > innerHeight) $('html').addClass('wcb-html-scroll').css({ top })
})
