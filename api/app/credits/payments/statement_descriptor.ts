import type { Company } from '#app/tenancy/sites/site'

/** Card schemes allow 22 characters. */
const LONGEST = 22

/** Letters that Unicode does not take apart. */
const PLAIN: Record<string, string> = { ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE', ß: 'ss', ł: 'l', Ł: 'L', œ: 'oe', Œ: 'OE' }

/** What stands on the buyer's bank statement: the company, in letters every bank can print, never a brand (trade names are brands). */
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
