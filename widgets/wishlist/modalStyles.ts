/**
 * The wishlist's dialogs. Selectors weigh nothing and set only what the plugin's own styles set too, so that those win wherever a page
 * has them.
 */
export const modalStyles = `
:where(.tinv-modal.tinv-modal-open){position:fixed;z-index:9999;inset:0;display:block;overflow:auto}
:where(.tinv-modal .tinv-overlay){position:fixed;inset:0;background:var(--shop-islands-backdrop,rgb(20 20 20 / 60%))}
:where(.tinv-modal .tinv-table){display:table;width:100%;height:100%}
:where(.tinv-modal .tinv-cell){display:table-cell;vertical-align:middle}
:where(.tinv-modal .tinv-modal-inner){position:relative;box-sizing:border-box;width:min(360px,100% - 2em);margin:1em auto;padding:2em;
border-radius:var(--shop-islands-radius,4px);background:var(--shop-islands-surface,#fff);color:var(--shop-islands-text,#222);text-align:center}
:where(.tinv-modal) :where(.tinv-txt,.already-in,select,input){display:block;width:100%;margin:0 0 1em}
:where(.tinv-modal .empty-name-wishlist){outline:2px solid var(--shop-islands-error-color,#b00020)}
`
