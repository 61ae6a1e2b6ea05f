import { submenu } from '../header'
import { type Html, html } from '../html'

const few = ['Hạt khô', 'Pate', 'Súp thưởng']

function panel(entries: readonly string[], more = ''): Html {
  return html`<ul class="sub-menu nav-dropdown nav-dropdown-default${more && ` ${more}`}">${entries.map((entry) => html`<li class="menu-item"><a href="/cua-hang/">${entry}</a></li>`)}</ul>`
}

function entry(title: string, address: string, below: Html, more = ''): Html {
  return html`<li class="menu-item has-dropdown${more && ` ${more}`}"><a href="${address}" class="nav-top-link" aria-expanded="false" aria-haspopup="menu">${title}</a>${below}</li>`
}

/** @returns an entry of a menu whose panel drops down. */
export function foodEntry(): Html {
  return entry('Thức ăn', '/cua-hang/', panel(few))
}

/** @returns the theme's menu of categories, as it prints it from 3.20 on: its title is a button. */
export function categoryMenu(): Html {
  return html`<ul class="nav"><li class="header-vertical-menu">
<div class="header-vertical-menu__opener" tabindex="0" role="button" aria-expanded="false" aria-haspopup="menu">Danh mục</div>
<div class="header-vertical-menu__fly-out"><ul class="ux-nav-vertical-menu nav-vertical-fly-out">${few.map((name) => html`<li class="menu-item"><a href="/cua-hang/">${name}</a></li>`)}</ul></div>
</li></ul>`
}

/** @returns a menu as phones have it: two lists behind tabs, the first with entries that unfold (contract 11.4). */
export function tabbedMenu(): Html {
  return html`<nav class="mobile-sidebar" aria-label="Menu mẫu"><div class="sidebar-menu">
<ul class="sidebar-menu-tabs nav nav-line">${['Danh mục', 'Trang'].map((name, index) => html`<li class="sidebar-menu-tabs__tab${index === 0 && ' active'}"><a class="sidebar-menu-tabs__tab-link" href="#">${name}</a></li>`)}</ul>
<ul class="nav nav-sidebar nav-vertical" data-tab="1"><li class="menu-item"><a href="/cua-hang/">Cửa hàng</a>${submenu()}</li></ul>
<ul class="nav nav-sidebar nav-vertical hidden" data-tab="2"><li class="menu-item"><a href="/contact/">Liên hệ</a></li></ul>
</div></nav>`
}

/**
 * @returns the shop's categories in a sidebar, whose lists the theme's styles fold; the one of the open page starts open (decisions: Lists
 * in sidebars).
 */
function categoryWidget(): Html {
  const category = (name: string, below: readonly string[], more = '') =>
    html`<li class="cat-item cat-parent${more}"><a href="/cua-hang/">${name}</a><ul class="children">${below.map((entry) => html`<li class="cat-item"><a href="/cua-hang/">${entry}</a></li>`)}</ul></li>`
  return html`<div class="widget woocommerce widget_product_categories"><span class="widget-title shop-sidebar">Danh mục</span>
<ul class="product-categories">${category('Thức ăn', few)}${category('Nhà và giường', ['Gỗ', 'Vải'], ' current-cat-parent')}</ul></div>`
}

/**
 * @returns menus that drop down: one in the middle, one that only a press opens, one at the edge, one as wide as its container (contract
 * 11.3).
 */
export function menus(): Html {
  return html`<p>Menu mở khi con trỏ hoặc bàn phím đến, đóng khi rời đi hay bấm Esc. Menu cuối hàng được dời vào trong cho vừa. Menu di động nằm sau nút ba vạch trên màn hình nhỏ.</p>
<nav aria-label="Menu thử"><ul class="nav demo-menu">
${foodEntry()}
${entry('Chỉ mở khi bấm', '#', panel(few), 'nav-dropdown-toggle')}
${entry('Cả hàng', '/cua-hang/', panel([...few, 'Cát vệ sinh', 'Đồ chơi', 'Nhà cây'], 'nav-dropdown-full'), 'menu-item-design-container-width')}
<li class="flex-grow"></li>
${entry('Cuối hàng', '/cua-hang/', panel(few, 'wide-panel'))}
</ul></nav>
<p class="below-menus">Bấm vào đây để đóng menu.</p>
${categoryWidget()}`
}
