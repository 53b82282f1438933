import { isDeepStrictEqual } from 'node:util'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { TooManyListExports } from '#app/admin/access/admin_errors'
import { enqueue } from '#app/jobs/enqueue'
import type { QueueName } from '#app/jobs/queues'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { addListExport, type AskedExport, type ListExport, runningListExports } from './list_export.js'

/** For one person at once. */
const MOST_RUNNING = 3

/** Has a job make a file. Asked for again while it is being made, it is the same one. @throws TooManyListExports */
export function requestListExport(
  { staff, tenant }: GrantedBrand,
  asked: AskedExport,
  queue: Extract<QueueName, 'export_list' | 'pass_on'>
): Promise<ListExport> {
  return asTenant(
    tenant,
    async () => {
      // Two requests at once would each find room for one more.
      await staffRows('select 1 from staff.staff_members where id = ? for update', [staff.id])
      const running = await runningListExports(staff.id)
      const same = running.find((one) => one.tenant_id === tenant.id && isSame(one, asked))
      if (same) return same
      if (running.length >= MOST_RUNNING) throw new TooManyListExports({ limit: MOST_RUNNING })
      const made = await addListExport(tenant.id, staff.id, asked)
      await enqueue(queue, { export: made.id })
      return made
    },
    { connection: 'staff' }
  )
}

function isSame(one: AskedExport, other: AskedExport): boolean {
  return (['resource', 'language', 'filter', 'sort', 'reason'] as const).every((part) =>
    isDeepStrictEqual(one[part], other[part])
  )
}
