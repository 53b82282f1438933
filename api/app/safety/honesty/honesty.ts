import { HONESTY_PHRASES } from '@manyhearts/locales/honesty/all_phrases'
import { HonestyRules } from './honesty_rules.js'

const rules = new HonestyRules(HONESTY_PHRASES)

/** Whether a member asks if who they write with is real, whatever language they write in (product: disclosure first). */
export function asksWhetherReal(text: string): boolean {
  return rules.asks(text)
}

/** Whether a text in the name of a fictional profile claims a person, a place to live or a meeting, or denies the mark (product: disclosure first). */
export function deniesBeingFictional(text: string): boolean {
  return rules.denies(text)
}
