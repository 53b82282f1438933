/** What members may pay with at some gateway; `credits/gateways` says which offers what. */
export const PAYMENT_METHODS = ['card', 'ideal', 'bancontact', 'paypal', 'direct_debit'] as const
