/** By when somebody who is owed a refund, or withdrew, has their money or an answer (Directive 2011/83/EU, art. 13(1)). */
export const DUE_DAYS = 14
