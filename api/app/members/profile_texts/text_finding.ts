import { type TextRisk, textRisk } from '#app/members/rules/text_risk'

/** Why staff read a text first: what was found in it, or `every` where the brand has all of them read. */
export type TextFinding = TextRisk | 'email' | 'every'

/** Both an address and what people write to slip one past: `ann (at) example`. */
const EMAIL = /[\p{L}\p{N}_]@[\p{L}\p{N}-]{1,63}\.\p{L}{2}|[\p{L}\p{N}_] ?[([{] ?(?:at|@) ?[)\]}] ?[\p{L}\p{N}]/iu

/** What is found in a text that members write about themselves for others to read; null for most. */
export function textFinding(text: string, { isModerated }: { isModerated: boolean }): TextFinding | null {
  if (text === '') return null
  const risk = textRisk(text)
  if (risk === 'money' || risk === 'link') return risk
  if (EMAIL.test(text.normalize('NFKC'))) return 'email'
  return risk ?? (isModerated ? 'every' : null)
}
