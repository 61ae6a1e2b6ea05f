/** The line with the number of a listing's results: ours, the shop's (contract 3.1). */
export const RESULT_COUNT = '[data-island="result-count"],.woocommerce-result-count'
