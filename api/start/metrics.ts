import { measureWaiting } from '#app/admin/dashboard/measure_waiting'
import { measureJobs } from '#app/jobs/measure_jobs'
import { measureStreams } from '#app/live/measure_streams'
import { serveMetrics } from '#app/operations/serve_metrics'
import { allTenants } from '#app/tenancy/context/all_tenants'
import { measurePools } from '#app/tenancy/context/measure_pools'
import env from './env.js'

const HERE = '127.0.0.1'

/** Serves `/metrics` where METRICS_PORT says so; tells what waits for staff at `brands`. @returns what ends it */
export async function runMetrics(
  port = env.get('METRICS_PORT'),
  brands = allTenants
): Promise<(() => Promise<void>) | undefined> {
  if (!port) return undefined
  measureAll(brands)
  return serveMetrics(port, env.get('METRICS_HOST') ?? HERE)
}

let isMeasured = false

function measureAll(brands: typeof allTenants): void {
  if (isMeasured) return
  isMeasured = true
  measurePools()
  measureStreams()
  measureJobs()
  measureWaiting(brands)
}
