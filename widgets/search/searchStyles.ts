/** What the suggestions look like where no theme styles them: selectors that weigh nothing, so that a theme's win. */
export const searchStyles = `
:where(.live-search-results){position:absolute;z-index:99;top:100%;right:0;left:0}
:where(.autocomplete-suggestions){background:var(--shop-islands-surface,#fff);color:var(--shop-islands-text,#222);
box-shadow:0 4px 16px rgb(0 0 0/20%)}
:where(.autocomplete-suggestion){display:flex;flex-wrap:wrap;align-items:center;gap:0 0.75em;padding:0.5em}
:where(.autocomplete-suggestion:not([aria-disabled])){cursor:pointer}
:where(.autocomplete-selected,.autocomplete-suggestion:hover:not([aria-disabled])){
background:var(--shop-islands-selected,rgb(0 0 0/8%))}
:where(.autocomplete-no-suggestion){padding:0.75em}
:where(.search-image){width:44px;height:44px;object-fit:cover}
:where(.search-name){flex:1;min-width:60%}
:where(.search-price){margin-left:auto}
`
