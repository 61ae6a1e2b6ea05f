/** A button that submits a product form (contract 1.4). */
export const FORM_BUTTON = '.single_add_to_cart_button'

/** A variation form. Not `form` only: some plug-ins use other elements, for instance for each product of a set. */
export const VARIATION_FORM = '[data-island="variation-form"],.variations_form'

/** The selects for the attributes of a variation, in a variation form (contract 5.1). */
export const ATTRIBUTE_SELECT = '.variations select,select[data-attribute_name]'
