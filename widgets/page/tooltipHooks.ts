/** What shows its title as a tip (contract 11.8). */
export const TOOLTIP = '[data-island="tooltip"],.tooltip,.has-tooltip,.tip-top,li.chosen a,.tooltip-as-html'
