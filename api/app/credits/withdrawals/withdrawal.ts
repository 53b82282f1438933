import { WithdrawalSchema } from '#generated/schema'

/** Somebody's statement that they withdraw from an order (Directive 2011/83/EU, art. 11a), whether or not there is such an order. */
export default class Withdrawal extends WithdrawalSchema {}
