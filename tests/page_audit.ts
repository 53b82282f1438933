import lighthouse from 'lighthouse'
import type { Browser } from 'playwright'
import { freePort } from '@manyhearts/api/bin/free_port'
import { launchChromium } from './browser/chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** In seconds; longer than anything is measured. */
const HOUR = 3600

export type Category = (typeof CATEGORIES)[number]

export interface PageAudit {
  scores: Partial<Record<Category, number>>
  /** Titles of what keeps a score below 100, and where. */
  faults: string[]
  /** Largest contentful paint in ms, layout shift, and the scripts' transferred bytes. */
  lcp: number
  cls: number
  scriptBytes: number
}

export interface PageAuditor {
  logIn(origin: string, token: string): Promise<void>
  audit(address: string, options?: AuditOptions): Promise<PageAudit>
  close(): Promise<void>
}

interface AuditOptions {
  categories?: readonly Category[]
  /** The page is hidden from search engines on purpose, which is no fault. */
  isHidden?: boolean
}

/** Chromium with Lighthouse at its debugging port: a mid-range phone on a slow line, both simulated, with cookies but no cache. */
export async function startAuditor(): Promise<PageAuditor> {
  const port = await freePort()
  const browser: Browser = await launchChromium([`--remote-debugging-port=${port}`])
  return {
    logIn: async (origin, token) => {
      const session = await browser.newBrowserCDPSession()
      // A session cookie would end with the first page that Lighthouse closes.
      const expires = Date.now() / 1000 + HOUR
      await session.send('Storage.setCookies', { cookies: [{ name: 'sid', value: token, url: origin, expires }] })
    },
    close: () => browser.close(),
    // A browser without processor time for too long says nothing about the page, so it is asked once more.
    audit: (address, options) => audited(port, address, options).catch(() => audited(port, address, options)),
  }
}

async function audited(
  port: number,
  address: string,
  { categories = CATEGORIES, isHidden = false }: AuditOptions = {}
): Promise<PageAudit> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: isHidden ? ['is-crawlable'] : [],
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
  const { finalDisplayedUrl } = result.lhr
  if (finalDisplayedUrl !== address) throw new Error(`${address} leads to ${finalDisplayedUrl}`)
  return read(result.lhr)
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function read({ categories, audits }: Report): PageAudit {
  const found = CATEGORIES.flatMap((name) => categories[name] ?? [])
  const counted = new Set(
    found.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight).map(({ id }) => id))
  )
  const requests = itemsOf<{ resourceType?: string; transferSize?: number }>(audits['network-requests'])
  return {
    scores: Object.fromEntries(found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: Object.values(audits)
      .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
      .map((audit) =>
        [audit.title, ...itemsOf<{ node?: { snippet: string } }>(audit).map(({ node }) => node?.snippet)].join('\n')
      ),
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}

function itemsOf<Item>(audit: Report['audits'][string] | undefined): Item[] {
  const { items } = (audit?.details ?? {}) as { items?: unknown }
  return Array.isArray(items) ? (items as Item[]) : []
}
