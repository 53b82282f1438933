import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type PageAudit, type PageAuditor, startAuditor } from '../../page_audit.ts'
import { median } from '../load/compare.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import { API } from '../servers/product_server.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'

const TIMES = 3

/** Members' own pages are on purpose not to be found: that is no fault of theirs. */
const PAGES = [
  { path: '/', kilobytes: 150 },
  { path: '/terms', kilobytes: 220 },
  { path: '/members', kilobytes: 220, isHidden: true },
]

/**
 * How a visitor's pages do on a phone, by Lighthouse (goals.md, weight and look): a demo brand's, because its people have portraits.
 * Each figure is the median of three. A phone's speed is simulated from this machine's: with other work on it, pages seem slower.
 */
export async function lighthouseRows(product: ChildServer, { database, options }: Stage): Promise<Row[]> {
  if (!options.smoke) await seedDemo(database.url)
  const host = options.smoke ? `${TOWN}.localhost` : 'rosa.localhost'
  const auditor = await startAuditor()
  try {
    const rows: Row[] = []
    for (const page of PAGES)
      rows.push(await rowOf(auditor, `http://${host}:${product.port}`, page, options.smoke ? 1 : TIMES))
    return rows
  } finally {
    await auditor.close()
  }
}

async function rowOf(auditor: PageAuditor, origin: string, page: (typeof PAGES)[number], times: number): Promise<Row> {
  const { path, kilobytes, isHidden } = page
  const audits: PageAudit[] = []
  while (audits.length < times) audits.push(await auditor.audit(origin + path, { isHidden }))
  const middle = (figure: (audit: PageAudit) => number | undefined) => median(audits.map((one) => figure(one) ?? NaN))
  return {
    group: 'lighthouse',
    what: `${path}, logged out, phone`,
    figures: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best practices': middle(({ scores }) => scores['best-practices']),
      SEO: middle(({ scores }) => scores.seo),
      'LCP ms': middle(({ lcp }) => lcp),
      CLS: middle(({ cls }) => cls),
      'JS kB': middle(({ scriptBytes }) => scriptBytes / 1000),
    },
    goal: `≥ 95, 100, 100, 100; ≤ 1500 ms; ≤ 0.02; ≤ ${kilobytes} kB`,
  }
}

/** Brings the demo brands in; those that are there already stay as they are. */
function seedDemo(databaseUrl: string) {
  return promisify(execFile)(process.execPath, ['build/ace.js', 'database:prepare', '--demo'], {
    cwd: API,
    env: { ...process.env, NODE_ENV: 'production', ALLOW_SANDBOX: 'true', DATABASE_URL: databaseUrl },
  })
}
