import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { LANDERS } from '@manyhearts/locales/landers'
import pg from 'pg'
import { type PageAudit, type PageAuditor, startAuditor } from '../../page_audit.ts'
import { median } from '../load/compare.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import { API } from '../servers/product_server.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'

const TIMES = 3

/** Members' own pages are hidden from search engines on purpose, which is no fault. */
const PAGES: Page[] = [
  { path: '/', kilobytes: 150 },
  ...LANDERS.map((name) => ({ path: `/landers/${name}`, kilobytes: 150 })),
  { path: '/terms', kilobytes: 220 },
  { path: '/members', kilobytes: 220, isHidden: true },
]

/** Demo brands whose looks have another composition of the front page. */
const OTHER_FRONTS = ['vlam', 'abendrot', 'regnbue']

const MEMBER_PAGES = ['/members', '/members/{id}', '/swipe-game', '/match-finder', '/likes']

interface Page {
  path: string
  /** Most kilobytes of scripts. */
  kilobytes: number
  isHidden?: boolean
}

/** A demo brand's pages on a phone by Lighthouse (goals.md, weight and look), each figure the median of three; other load slows them. */
export async function lighthouseRows(product: ChildServer, { database, options }: Stage): Promise<Row[]> {
  if (!options.smoke) await seedDemo(database.url)
  const host = options.smoke ? `${TOWN}.localhost` : 'rosa.localhost'
  const [origin, times] = [`http://${host}:${product.port}`, options.smoke ? 1 : TIMES]
  const auditor = await startAuditor()
  try {
    const rows: Row[] = []
    for (const page of options.smoke ? PAGES.slice(0, 2) : PAGES) rows.push(await rowOf(auditor, origin, page, times))
    for (const brand of options.smoke ? [] : OTHER_FRONTS) {
      const front = await rowOf(auditor, `http://${brand}.localhost:${product.port}`, PAGES[0]!, times)
      rows.push({ ...front, what: `/ of ${brand}, logged out, phone` })
    }
    const { token, somebody } = await demoMember(database.url, host)
    await auditor.logIn(origin, token)
    for (const path of MEMBER_PAGES.slice(0, options.smoke ? 1 : undefined)) {
      const page = { path: path.replace('{id}', somebody), kilobytes: 220, isHidden: true }
      rows.push({ ...(await rowOf(auditor, origin, page, times)), what: `${path}, logged in, phone` })
    }
    return rows
  } finally {
    await auditor.close()
  }
}

async function rowOf(auditor: PageAuditor, origin: string, page: Page, times: number): Promise<Row> {
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

/** A new session of the demo member, or of any, and a profile with a portrait that they look for. */
async function demoMember(databaseUrl: string, host: string): Promise<{ token: string; somebody: string }> {
  const token = randomBytes(32).toString('base64url')
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const { rows } = await owner.query(
    `with brand as (select tenant_id from global.domains where host = $1), viewer as (
       select members.tenant_id, members.id, looking_for from app.members
       join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
       where members.tenant_id = (select tenant_id from brand) and members.status = 'active'
       order by email = 'demo@example.com' desc limit 1
     ), session as (
       insert into app.sessions (tenant_id, member_id, token_hash, expires_at)
       select tenant_id, id, $2, now() + interval '1 day' from viewer
     )
     select profiles.id::text as somebody from app.profiles join viewer on viewer.tenant_id = profiles.tenant_id
     where profiles.status = 'active' and profiles.kind = 'member' and profiles.member_id <> viewer.id
       and main_photo_id is not null and viewer.looking_for in ('both', profiles.gender)
     order by profiles.id limit 1`,
    [host, createHash('sha256').update(token).digest()]
  )
  await owner.end()
  return { token, somebody: rows[0].somebody }
}

function seedDemo(databaseUrl: string) {
  return promisify(execFile)(process.execPath, ['build/ace.js', 'database:prepare', '--demo'], {
    cwd: API,
    env: { ...process.env, NODE_ENV: 'production', ALLOW_SANDBOX: 'true', DATABASE_URL: databaseUrl },
  })
}
