import type { Company } from '#app/tenancy/sites/site'

/** Card schemes allow 22 characters. */
const LONGEST = 22

const PLAIN: Record<string, string> = { ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE', ß: 'ss', ł: 'l', Ł: 'L', œ: 'oe', Œ: 'OE' }

/** The company on the buyer's bank statement, in characters every bank prints; never a brand, which is just a trade name. */
export function statementDescriptor({ name }: Pick<Company, 'name'>): string {
  return name
    .replace(/[øØæÆßłŁœŒ]/g, (letter) => PLAIN[letter]!)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[<>"'*\\]/g, '')
    .toUpperCase()
    .slice(0, LONGEST)
    .trim()
}
