import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import DataExport from './data_export.js'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import type Member from '#app/members/people/member'
import { newestExport } from './newest_export.js'

const PER_DAY = 3

/** Returns the pending export if there is one. @throws TooManyAttempts */
export async function requestExport(site: Site, { id }: Member): Promise<DataExport> {
  const newest = await newestExport(id)
  if (newest?.status === 'pending') return newest
  await limited(limitKey(site, 'data-export', id), PER_DAY, '1 day')
  const requested = await DataExport.create({ memberId: id })
  await enqueue('make_export', { export: requested.id })
  return requested
}
