import { type FixedReason, fixedReason } from './fixed_texts.ts'
import { placeholdersOf, withoutPlaceholders } from './placeholders.ts'

const TIMES_AS_LONG = 3
/** Short texts, such as those of buttons, may become a sentence. */
const ALWAYS_ALLOWED = 80

/** Control characters, but for line breaks, and those that turn the direction of text or show as nothing. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u

export type OwnTextFault =
  | { rule: 'fixed'; because: FixedReason }
  | { rule: 'empty' | 'unseen' | 'markup' }
  | { rule: 'placeholders'; missing: string[]; unknown: string[] }
  | { rule: 'too_long'; most: number }

/** Characters that a brand's own text may have. */
export function mostCharacters(original: string): number {
  return Math.max([...original].length * TIMES_AS_LONG, ALWAYS_ALLOWED)
}

/**
 * What forbids that a brand says `own` instead of the product's `original`. Values and tags are the same in both, each tag as often and
 * in pairs; line breaks stand only where the product has some.
 */
export function ownTextFault(name: string, original: string, own: string): OwnTextFault | undefined {
  const because = fixedReason(name)
  if (because) return { rule: 'fixed', because }
  if (own.trim() === '') return { rule: 'empty' }
  if (UNSEEN.test(original.includes('\n') ? own.replaceAll('\n', '') : own)) return { rule: 'unseen' }
  const most = mostCharacters(original)
  if ([...own].length > most) return { rule: 'too_long', most }
  const [wanted, written] = [placeholdersOf(original), placeholdersOf(own)]
  const missing = wanted.filter((one) => !written.includes(one))
  const unknown = written.filter((one) => !wanted.includes(one))
  if (missing.length > 0 || unknown.length > 0) return { rule: 'placeholders', missing, unknown }
  // i18next reads `$t(…)` as another text.
  if (/[<>{}]|\$t\(/.test(withoutPlaceholders(own)) || tagsOf(own).join() !== tagsOf(original).join())
    return { rule: 'markup' }
  return undefined
}

/** Tags as they are nested, in an order of their own: sentences name their links in any order. */
function tagsOf(text: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, slash, name, alone] of text.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    if (alone) found.push(name!)
    else if (!slash) open.push(name!)
    else {
      found.push(open.at(-1) === name ? open.join(' ') : 'torn')
      open.pop()
    }
  }
  return [...found, ...open.map(() => 'torn')].sort()
}
