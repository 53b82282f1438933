import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import pg from 'pg'
import { type Answer, Visitor } from '../../visitor.ts'
import { timeless } from '../../api/isolation/leaks/told_by.ts'
import { signUp } from '../calls/recipes.ts'
import { median } from '../load/compare.ts'
import type { Row } from '../row.ts'
import { emailOf, TOWN, WRITERS } from '../seed/bench_brand.ts'
import type { Stage } from '../stage.ts'

type Ask = (browser: Visitor, email: string) => Promise<Answer>

interface Asked {
  time: number
  told: string
}

const CALLS: Record<string, Ask> = {
  'sign-up': (browser, email) => browser.post('/api/signup', { ...signUp(), email }),
  'log-in': (browser, email) => browser.post('/api/session', { email, password: 'not the password' }),
  reset: (browser, email) => browser.post('/api/password-resets', { email }),
}

/** Whether timing reveals members: the same calls for known and unknown addresses, in alternating pairs and without rate limits. */
export async function enumerationRows({ options, database }: Stage): Promise<Row[]> {
  const pairs = options.smoke ? 4 : options.large ? 2_000 : 200
  // Each call has its own people, none of them writers: a sign-up adds another password to compare to an address.
  const people = options.smoke ? 30 : 3_000
  const owner = new pg.Client(database.url)
  await owner.connect()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rows: Row[] = []
  for (const [place, [what, ask]] of Object.entries(CALLS).entries()) {
    const asked = { known: [] as Asked[], unknown: [] as Asked[] }
    for (let pair = 1; pair <= pairs; pair++) {
      const known = emailOf(TOWN, WRITERS + place * people + pair)
      const emails = { known, unknown: strangerTo(known) }
      const order = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      await owner.query('delete from infra.rate_limits')
      for (const who of order) asked[who].push(await timed(ask, new Visitor(`${TOWN}.localhost`, agent), emails[who]))
    }
    rows.push(rowOf(what, asked))
  }
  agent.destroy()
  await owner.end()
  return rows
}

function strangerTo(email: string): string {
  const [name, host] = email.split('@')
  return `${randomBytes(name!.length).toString('hex').slice(0, name!.length)}@${host}`
}

async function timed(ask: Ask, browser: Visitor, email: string): Promise<Asked> {
  const began = performance.now()
  const { status, text } = await ask(browser, email)
  return { time: performance.now() - began, told: timeless(`${status} ${text}`.replaceAll(email, 'address')) }
}

function rowOf(what: string, { known, unknown }: { known: Asked[]; unknown: Asked[] }): Row {
  const [ofKnown, ofUnknown] = [known, unknown].map((asked) => median(asked.map(({ time }) => time)))
  return {
    group: 'enumeration',
    what: `${what}, an address with an account and one without`,
    figures: {
      pairs: known.length,
      'known ms': ofKnown!,
      'unknown ms': ofUnknown!,
      'difference ms': Math.abs(ofKnown! - ofUnknown!),
      // Other load affects both of a pair.
      'in pairs ms': Math.abs(median(known.map(({ time }, pair) => time - unknown[pair]!.time))),
      'answers that differ': known.filter(({ told }, pair) => told !== unknown[pair]!.told).length,
    },
    goal: 'within 5 ms, the same bytes',
  }
}
