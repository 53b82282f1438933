import { MONEY_REQUESTS } from '@manyhearts/locales/money_requests'

/** What a stranger's message may lead to (product: safety in chat). */
export type TextRisk = 'money' | 'link' | 'phone'

const LINK =
  /https?:\/\/|(?<![\p{L}\p{N}])www\.|(?<![\p{L}\p{N}@])[a-z0-9-]{2,}\.(?:com|net|org|info|me|io|app|xyz|top|club|site|online|link|ru|cn|eu|de|at|ch|nl|be|fr|es|it|dk|se|no|fi|pl|co|uk)(?![\p{L}\p{N}])/u

/** Eight digits or more, as people write numbers: with blanks, dashes, dots, slashes and brackets between them. */
const PHONE = /(?<!\d)\+?(?:\d[ \-./()]{0,2}){7,}\d(?!\d)/u

/** Letters that lose nothing but a mark keep their base; these have none. */
const WITHOUT_BASE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', "'": '’' }

const MONEY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.values(MONEY_REQUESTS).flat().join('|')})`, 'u')

/** The gravest risk of a text, whatever language it is in; null for most. No pattern backtracks beyond a few characters. */
export function textRisk(text: string): TextRisk | null {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[łøßæ']/gu, (letter) => WITHOUT_BASE[letter]!)
    .replaceAll(/\s+/gu, ' ')
  if (MONEY.test(plain)) return 'money'
  if (LINK.test(plain)) return 'link'
  return PHONE.test(plain) ? 'phone' : null
}
