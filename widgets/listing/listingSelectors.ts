/** The line that says how many results a listing has: ours, the shop's (contract 3.1). */
export const RESULT_COUNT = '[data-island="result-count"],.woocommerce-result-count'
