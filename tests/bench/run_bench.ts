import { benchDatabase } from './bench_database.ts'
import { type CountedCall, countCalls } from './calls/count_calls.ts'
import { GROUPS, type Group, type Options } from './options.ts'
import type { Row } from './row.ts'
import { callRows } from './rows/call_rows.ts'
import { contendedRows } from './rows/contended_rows.ts'
import { consoleRows } from './rows/console_rows.ts'
import { crowdRows } from './rows/crowd_rows.ts'
import { discoveryRows } from './rows/discovery_rows.ts'
import { enumerationRows } from './rows/enumeration_rows.ts'
import { honestyRows } from './rows/honesty_rows.ts'
import { lighthouseRows } from './rows/lighthouse_rows.ts'
import { liveRows } from './rows/live_rows.ts'
import { messageRows } from './rows/message_rows.ts'
import { onlineRows } from './rows/online_rows.ts'
import { onboardingRows } from './rows/onboarding_rows.ts'
import { overloadRows } from './rows/overload_rows.ts'
import { pageRows } from './rows/page_rows.ts'
import { searchRows } from './rows/search_rows.ts'
import { settingsRows } from './rows/settings_rows.ts'
import { startRows } from './rows/start_rows.ts'
import { tenantRows } from './rows/tenant_rows.ts'
import { type BenchBrand, benchBrand, CITY, CROWD, HAMLET, idleBrand, TOWN } from './seed/bench_brand.ts'
import { startCountingProxy } from './servers/counting_proxy.ts'
import { startProduct } from './servers/product_server.ts'
import { startBare } from './servers/start_bare.ts'
import { setStage, type Stage } from './stage.ts'

export async function runBench(options: Options, serverUrl: string): Promise<Row[]> {
  const database = await benchDatabase(serverUrl, brandsFor(options), options.smoke ? undefined : nameFor(options))
  try {
    const stage = await setStage(options, database)
    const { calls, settings } = await count(stage, timesFor(options))
    return [...settings, ...(await measure(stage, calls))]
  } finally {
    await database.close()
  }
}

const nameFor = ({ large }: Options) => (large ? 'manyhearts_bench_large' : 'manyhearts_bench')

function brandsFor({ smoke, large, tenants }: Options): BenchBrand[] {
  const idle = Array.from({ length: tenants }, (_, index) => idleBrand(index))
  if (smoke)
    return [benchBrand(TOWN, 200), benchBrand(CITY, 400), benchBrand(HAMLET, 60), benchBrand(CROWD, 200), ...idle]
  const villages = Array.from({ length: 20 }, (_, index) =>
    benchBrand(`bench-village-${index}`, 50 + index * 10, { acts: false })
  )
  const beside = [benchBrand(HAMLET, 260, { chats: 40 }), benchBrand(CROWD, 100_000, { chats: 1_000 })]
  return [benchBrand(TOWN, 10_000), ...villages, ...beside, ...(large ? [benchBrand(CITY, 1_000_000)] : []), ...idle]
}

/** The fewest of these count: the first time fills caches and opens connections, and background work only adds. */
const TIMES = 3

/** A small run that asks for no counts only shows that each call can be counted. */
function timesFor({ smoke, only }: Options): number {
  const isCounted = only.length === 0 || only.some((group) => group === 'calls' || group === 'messages')
  return smoke && !isCounted ? 1 : TIMES
}

/** Counts first, because the product is too slow behind the proxy to be timed. */
async function count(stage: Stage, times: number): Promise<{ calls: CountedCall[]; settings: Row[] }> {
  const proxy = await startCountingProxy(stage.database.url)
  const product = await startProduct(proxy.url)
  process.env.PORT = String(product.port)
  try {
    const settings = await settingsRows(proxy, `${TOWN}.localhost`)
    return { settings, calls: await countCalls(stage, proxy, times) }
  } finally {
    await product.stop()
    proxy.stop()
  }
}

async function measure(stage: Stage, calls: CountedCall[]): Promise<Row[]> {
  const product = await startProduct(stage.database.url)
  const bare = await startBare(stage.database.url, product.port)
  process.env.PORT = String(product.port)
  const groups: Record<Group, () => Promise<Row[]>> = {
    calls: async () => [
      ...(await callRows(calls, { product, bare }, stage)),
      ...(await crowdRows('calls', product, stage)),
    ],
    pages: () => pageRows({ product, bare }, stage),
    search: () => searchRows(product, stage),
    discovery: () => discoveryRows(product, stage),
    messages: async () => [
      ...(await messageRows(product, calls, stage)),
      ...(await contendedRows(product, stage)),
      ...(await crowdRows('messages', product, stage)),
    ],
    honesty: async () => honestyRows(stage),
    console: () => consoleRows(product, stage),
    live: () => liveRows(stage),
    online: () => onlineRows(stage),
    overload: () => overloadRows(product, stage),
    enumeration: () => enumerationRows(stage),
    onboarding: () => onboardingRows(stage),
    start: () => startRows(stage),
    lighthouse: () => lighthouseRows(product, stage),
    tenants: () => tenantRows(stage),
  }
  const { only } = stage.options
  const rows: Row[] = []
  try {
    for (const group of GROUPS) {
      if (only.length > 0 && !only.includes(group)) continue
      console.log(`Measuring ${group} …`)
      rows.push(...(await groups[group]()))
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
  return rows
}
