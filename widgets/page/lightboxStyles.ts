/** What films and parts of the page look like in a lightbox where the theme has no styles for them: everything weighs nothing. */
export const lightboxStyles = `
:where(.mfp-film,.mfp-inline){margin:10vh auto}
:where(.mfp-film){width:min(900px,100% - 2em)}
:where(.mfp-film :is(iframe,video)){width:100%;height:100%;border:0}
:where(.mfp-inline){max-width:min(600px,100% - 2em);padding:2em;background:var(--shop-islands-surface,#fff);color:var(--shop-islands-text,#222)}`
