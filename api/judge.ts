import { readFileSync } from 'node:fs'
import { HonestyRules } from '#app/safety/honesty/honesty_rules'
const ALL = 'da de en es fi fr it nb nl pl sv'.split(' ')
const [mode, ...args] = process.argv.slice(2)
const load = async (lng: string) => (await import(`@manyhearts/locales/honesty/${lng}/${lng}`))[lng.toUpperCase()]
const rulesOf = async (lngs: string[]) => new HonestyRules(await Promise.all(lngs.map(load)))
function judge(rules: HonestyRules, file: string, quiet: boolean) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line))
  const tally: Record<string, [number, number]> = {}
  for (const { text, side, expected } of rows) {
    const asks = side === 'member' && rules.asks(text),
      denies = side === 'staff' && rules.denies(text)
    const got = asks ? 'asks' : denies ? 'denies' : 'ordinary'
    const counts = (tally[expected] ??= [0, 0])
    counts[1]++
    if (got === expected) counts[0]++
    else if (!quiet) console.log(`${expected} -> ${got}: ${text}`)
  }
  console.log(
    file.split('/').slice(-2).join('/'),
    Object.entries(tally)
      .map(([kind, [right, all]]) => `${kind} ${right}/${all}`)
      .join('  ')
  )
}
if (mode === 'own') {
  // judge own LNG FILE…: rules of one language alone
  const [lng, ...files] = args
  const rules = await rulesOf([lng!])
  for (const file of files) judge(rules, file, false)
} else if (mode === 'all') {
  const rules = await rulesOf(ALL)
  for (const file of args) judge(rules, file, Boolean(process.env.QUIET))
} else if (mode === 'try') {
  const [lng, ...texts] = args
  const rules = await rulesOf([lng!])
  for (const text of texts) console.log(rules.asks(text) ? 'asks' : '-', rules.denies(text) ? 'denies' : '-', text)
}
