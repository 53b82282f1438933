/** By when somebody who withdrew has their money or an answer (Directive 2011/83/EU, art. 13(1)). */
export const DUE_DAYS = 14
