/** Name in this tab's memory of a discount code that another page gave the member. */
export const GIVEN_CODE = 'given-discount-code'
