import { compare } from '../load/compare.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import type { Servers } from '../servers/servers.ts'
import type { Stage } from '../stage.ts'

export async function pageRows({ product, bare }: Servers, stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path] of [
    ['/', '/'],
    ['/members', '/members'],
    ['/members/{id}', `/members/${stage.partner}`],
  ] as const) {
    const target = { host: `${TOWN}.localhost`, path }
    const { one, other, ratio, note } = await compare(
      { ...target, port: product.port },
      { ...target, port: bare.port },
      { ...stage.effort, connections: 8 }
    )
    rows.push({
      group: 'pages',
      what: `${what}, logged out`,
      figures: { rps: one.rps, p50: one.p50, p95: one.p95, 'data at hand rps': other.rps },
      ratio,
      goal: '≥ 0.7',
      note,
    })
  }
  return rows
}
