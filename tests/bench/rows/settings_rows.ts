import type { Row } from '../row.ts'
import type { CountingProxy } from '../servers/counting_proxy.ts'
import { Visitor } from '../../visitor.ts'

export async function settingsRows(proxy: CountingProxy, host: string): Promise<Row[]> {
  const visitor = new Visitor(host)
  const rows: Row[] = []
  for (const [what, goal] of [
    ['settings, cold', '1 statement'],
    ['settings, warm', 'none'],
  ] as const) {
    await proxy.quiet()
    proxy.take()
    await visitor.get('/api/settings.php')
    const plan = proxy.take()
    rows.push({
      group: 'settings',
      what,
      figures: { 'round trips': plan.length, statements: plan.flat().length },
      goal,
    })
  }
  return rows
}
