import { isRowId } from '#app/http/validation/row_id'
import { typedOrderNumber } from '#app/credits/orders/typed_order_number'
import { normalisedEmail } from '#app/members/rules/normalised_email'

export type SearchedKind = 'email' | 'order' | 'complaint' | 'privacy_request' | 'support_code' | 'id' | 'name'

/** What somebody of staff types to find a person or what is theirs, and what it is. */
export interface SearchedText {
  kind: SearchedKind
  /** As the database has it; a name as it was typed. */
  value: string
}

const ORDER_NUMBER = /^R ?[-‐–—] ?[0-9A-Z]{6}$/i

/** Of a complaint, of the decision on it, or of a privacy request, as their mails say it. */
const CASE_NUMBER = /^([CDP]) ?[-‐–—] ?([0-9A-Z]{8})$/

const SUPPORT_CODE = /^\d{3} ?\d{3}$/

/** Reads a text as an e-mail address, the number of an order or a case, a support code or an id; anything else is a name. */
export function searchedText(text: string): SearchedText {
  if (text.includes('@')) return { kind: 'email', value: normalisedEmail(text) }
  if (ORDER_NUMBER.test(text)) return { kind: 'order', value: typedOrderNumber(text) }
  const [, letter, signs] = CASE_NUMBER.exec(text.toUpperCase()) ?? []
  if (letter) return { kind: letter === 'P' ? 'privacy_request' : 'complaint', value: `${letter}-${signs}` }
  if (SUPPORT_CODE.test(text)) return { kind: 'support_code', value: text.replace(' ', '') }
  if (isRowId(text)) return { kind: 'id', value: text }
  return { kind: 'name', value: text }
}
