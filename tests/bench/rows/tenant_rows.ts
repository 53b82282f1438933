import { compare } from '../load/compare.ts'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { idleBrand, sessionToken } from '../seed/bench_brand.ts'
import { heapOf } from '../servers/heap_of.ts'
import { startProduct } from '../servers/product_server.ts'
import type { Stage } from '../stage.ts'
import { Visitor } from '../../visitor.ts'

const GROUP = 'tenants'
const CALLS = ['/api/settings.php', '/api/user.php']

/** What many brands cost: memory once each was requested, and speed over all of them compared with one. */
export async function tenantRows({ database, options, effort }: Stage): Promise<Row[]> {
  const count = options.tenants
  if (count === 0) return []
  const product = await startProduct(database.url, ['--inspect=127.0.0.1:0'])
  try {
    const port = process.env.PORT
    process.env.PORT = String(product.port)
    await askAll(0)
    const before = await heapOf(product)
    for (let index = 1; index < count; index++) await askAll(index)
    const after = await heapOf(product)
    process.env.PORT = port
    const memory: Row = {
      group: GROUP,
      what: `memory of an idle brand, of ${count}`,
      figures: { kB: (after - before) / (count - 1) / 1000 },
      goal: '≤ 50 kB',
    }
    const rows = [memory]
    for (const path of CALLS) {
      let next = 0
      const one: Target = {
        port: product.port,
        path,
        host: idleBrand(0).host,
        cookie: sessionToken(idleBrand(0).slug, 1),
      }
      const vary = () => {
        const { host, slug } = idleBrand(next++ % count)
        return { host, cookie: sessionToken(slug, 1) }
      }
      const { one: all, other: single, ratio } = await compare({ ...one, vary }, { ...one, vary: () => ({}) }, effort)
      rows.push({
        group: GROUP,
        what: `${path} over ${count} brands`,
        figures: { rps: all.rps, p95: all.p95, 'one brand rps': single.rps },
        ratio,
        goal: '≥ 0.9',
      })
    }
    return rows
  } finally {
    await product.stop()
  }
}

async function askAll(index: number): Promise<void> {
  const { host, slug } = idleBrand(index)
  const member = new Visitor(host)
  member.cookies.set('sid', sessionToken(slug, 1))
  for (const path of CALLS) await member.get(path)
}
