/** What a tip looks like where the theme has no styles for it: everything weighs nothing. */
export const tipStyles = `
:where(.tooltipster-base){position:fixed;z-index:var(--shop-islands-tip-layer,10000);max-width:min(300px,100% - 16px)}
:where(.tooltipster-box){padding:6px 10px;border-radius:4px;background:var(--shop-islands-tip-background,#222);
color:var(--shop-islands-tip-color,#fff);font-size:14px;line-height:1.4;box-shadow:0 2px 8px rgb(0 0 0/20%)}
:where(.tooltipster-content>*){margin:0}
:where(.tooltipster-content .button){margin:6px 6px 0 0}
:where(.tooltipster-arrow){position:absolute;left:var(--shop-islands-tip-arrow,50%);width:8px;height:8px;
background:var(--shop-islands-tip-background,#222);transform:translateX(-50%) rotate(45deg)}
:where(.tooltipster-top .tooltipster-arrow){bottom:-4px}
:where(.tooltipster-bottom .tooltipster-arrow){top:-4px}
`
