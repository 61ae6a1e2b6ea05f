/** A button that submits a product form (contract 1.4). */
export const FORM_BUTTON = '.single_add_to_cart_button'
