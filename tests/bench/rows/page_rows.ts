import { compare, spentFigures } from '../load/compare.ts'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { Servers } from '../servers/servers.ts'
import type { Stage } from '../stage.ts'

interface Asked {
  what: string
  path: string
  /** The n-th person of the town; otherwise a visitor. */
  as?: number
  headers?: Record<string, string>
  goal: string
}

const RENDERED = '≥ 0.7'
const LOGGED_IN = '≥ 0.6'
/** In rounds: V8 compiles what a page runs only after a few hundred of them. */
const WARM_UP = 3

/** Pages that are kept, that are made for each visitor or member, and compressed, beside rendering the same tree with its data at hand. */
export async function pageRows({ product, bare }: Servers, stage: Stage): Promise<Row[]> {
  const partner = `/members/${stage.partner}`
  const asked: Asked[] = [
    { what: '/, kept', path: '/', goal: RENDERED },
    { what: '/, kept, brotli', path: '/', headers: { 'accept-encoding': 'br' }, goal: RENDERED },
    // A session that never was: what a page is kept by may not be told by it.
    { what: '/, not kept', path: '/', headers: { cookie: 'sid=nobody' }, goal: RENDERED },
    { what: '/, with a foreign cookie', path: '/', headers: { cookie: '_ga=GA1.1.1.1' }, goal: RENDERED },
    { what: '/members', path: '/members', goal: RENDERED },
    { what: '/members/{id}', path: partner, goal: RENDERED },
    { what: '/members, logged in', path: '/members', as: 1, goal: LOGGED_IN },
    {
      what: '/members, logged in, brotli',
      path: '/members',
      as: 1,
      headers: { 'accept-encoding': 'br' },
      goal: LOGGED_IN,
    },
    { what: '/members/{id}, logged in', path: partner, as: 1, goal: LOGGED_IN },
    { what: '/chats, logged in', path: '/chats', as: 1, goal: LOGGED_IN },
  ]
  const rows: Row[] = []
  for (const one of asked) rows.push(await rowOf(one))
  return rows

  async function rowOf({ what, path, as, headers, goal }: Asked): Promise<Row> {
    const target: Omit<Target, 'port'> = {
      host: `${TOWN}.localhost`,
      path,
      headers: { accept: 'text/html', ...headers },
      cookie: as ? sessionToken(TOWN, as) : undefined,
    }
    const { one, other, ratio, note } = await compare(
      { ...target, port: product.port, meter: product.meter },
      { ...target, port: bare.port, meter: bare.meter },
      { ...stage.effort, connections: 8, warmUp: WARM_UP }
    )
    return {
      group: 'pages',
      what,
      figures: {
        rps: one.rps,
        p50: one.p50,
        p95: one.p95,
        ...spentFigures(one),
        'data at hand rps': other.rps,
        ...spentFigures(other, 'data at hand '),
      },
      ratio,
      goal,
      note,
    }
  }
}
