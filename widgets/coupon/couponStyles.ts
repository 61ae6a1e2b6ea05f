/** What the pop-up and the widgets look like; what they are like before the script is there stands in `src/styles/coupon.css`. */
export const couponStyles = `
:where([data-island="coupon-popup"]){box-sizing:border-box;z-index:10000;inset:0;width:min(480px,100% - 2em);height:fit-content;
max-height:calc(100% - 2em);margin:auto;overflow:auto;padding:2em;border-radius:var(--shop-islands-radius,4px);
background:var(--shop-islands-surface,#fff);color:var(--shop-islands-text,#222)}
.wcb-md-show:focus{outline:none}
:where(.wcb-md-overlay){z-index:9999;inset:0;background:var(--shop-islands-backdrop,rgb(20 20 20 / 60%))}
:where(.wcb-md-show~.wcb-md-overlay){visibility:visible}
:where(.wcb-warning-message-wrap,.wcbwidget-warning-message,[data-coupon="warning-message"]){
color:var(--shop-islands-error-color,#b00020)}
:where(.wcb-invalid-email,.wcbwidget-invalid-email,.wcb-warning-checkbox){outline:2px solid var(--shop-islands-error-color,#b00020)}
:where(.wcb-adding,.wcbwidget-adding){opacity:0.6;cursor:wait}
:where([data-island="coupon-popup"].wcb-md-effect-1){opacity:0;transition:opacity 300ms}
:where([data-island="coupon-popup"].wcb-md-effect-1.wcb-md-show){opacity:1}
`
