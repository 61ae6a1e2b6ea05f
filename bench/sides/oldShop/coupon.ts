import { onTap } from './onTap'

// The plugin lets a long page stand by a class and a negative top (plugins contract 4.3).
onTap('.wcb-coupon-box-small-icon', (icon) => {
  icon.parent().addClass('wcb-coupon-box-small-icon-hide-left')
  $('.wcb-coupon-box').addClass('wcb-md-show')
  const top = -Math.round($(window).scrollTop() ?? 0)
  if (($(document).height() ?? 0) > innerHeight) $('html').addClass('wcb-html-scroll').css({ top })
})
