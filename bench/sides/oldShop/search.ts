interface Suggestion {
  type: string
  value: string
  img: string | false
  price: string
}

type Autocomplete = (options: object) => unknown

const { flatsomeVars } = window as unknown as { flatsomeVars: { ajaxurl: string } }

// The header's search, by the theme's own plugin for it (contract 10).
$('.searchform').each((_index, form) => {
  const field = $(form).find('.search-field') as JQuery & { devbridgeAutocomplete: Autocomplete }
  const button = $(form).find('.ux-search-submit')
  field.devbridgeAutocomplete({
    minChars: 3,
    appendTo: $(form).find('.live-search-results'),
    triggerSelectOnValidInput: false,
    serviceUrl: `${flatsomeVars.ajaxurl}?action=flatsome_ajax_search_products`,
    deferRequestBy: 0,
    maxHeight: 300,
    onSearchStart: () => void button.addClass('loading'),
    onSearchComplete: () => void button.removeClass('loading'),
    formatResult: ({ value, img, price }: Suggestion, typed: string) => {
      const picture = img ? `<img class="search-image" src="${img}">` : ''
      const name = value.replace(new RegExp(`(${typed})`, 'gi'), '<strong>$1</strong>')
      return `${picture}<div class="search-name">${name}</div>${price && `<span class="search-price">${price}</span>`}`
    },
  })
})
