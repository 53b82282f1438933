import type { DateTime } from 'luxon'
import type { Language } from '@manyhearts/locales/languages'
import type { KeptQuery } from '#app/admin/resources/definition/kept_query'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { ExportedList } from './exported_lists.js'

/** A list that somebody of staff takes out of the console, or what they pass on to partners. */
export interface ListExport extends KeptQuery {
  id: string
  staff_member_id: string
  resource: ExportedList | typeof PASSED_ON
  language: Language
  /** Why data is passed on; null for lists. */
  reason: string | null
  requested_at: DateTime
  ready_at: DateTime | null
  expires_at: DateTime | null
  row_count: number | null
  bytes: string | null
}

/** What partners get: `pass_on_job.ts` makes it. */
export const PASSED_ON = 'partner_consents'

export type AskedExport = Pick<ListExport, 'resource' | 'filter' | 'sort' | 'language' | 'reason'>

/** A file goes within the hour after it expires, so none is there after a day. */
const HOURS = 23

/** Whatever isn't ready by then failed. */
export const PATIENCE_HOURS = 1

const COLUMNS = `id::text, staff_member_id::text, resource, filter, sort, language, reason, requested_at, ready_at, expires_at, row_count, bytes`

/** Of one person at a brand, the newest first. */
export function listExportsOf(staffId: string, tenantId: string): Promise<ListExport[]> {
  return staffRows<ListExport>(
    `select ${COLUMNS} from staff.list_exports where staff_member_id = ? and tenant_id = ?
       and (expires_at > now() or ready_at is null) order by id desc limit 20`,
    [staffId, tenantId]
  )
}

/** @returns undefined for what isn't theirs, and for what is over */
export async function readyListExport(staffId: string, tenantId: string, id: string): Promise<ListExport | undefined> {
  const [found] = await staffRows<ListExport>(
    `select ${COLUMNS} from staff.list_exports where id = ? and staff_member_id = ? and tenant_id = ? and expires_at > now()`,
    [id, staffId, tenantId]
  )
  return found
}

/** `lock` lets no other run of its job make it. @returns undefined where it was made already, or there is none */
export async function waitingListExport(
  tenantId: string,
  id: string,
  { lock = false } = {}
): Promise<ListExport | undefined> {
  const [found] = await staffRows<ListExport>(
    `select ${COLUMNS} from staff.list_exports where id = ? and tenant_id = ? and ready_at is null ${lock ? 'for update' : ''}`,
    [id, tenantId]
  )
  return found
}

/** What is being made for one person, anywhere. */
export function runningListExports(staffId: string): Promise<(ListExport & { tenant_id: string })[]> {
  return staffRows(
    `select ${COLUMNS}, tenant_id::text from staff.list_exports
     where staff_member_id = ? and ready_at is null and requested_at > now() - interval '${PATIENCE_HOURS} hours'`,
    [staffId]
  )
}

export async function addListExport(
  tenantId: string,
  staffId: string,
  { resource, filter, sort, language, reason }: AskedExport
): Promise<ListExport> {
  const [made] = await staffRows<ListExport>(
    `insert into staff.list_exports (staff_member_id, tenant_id, resource, filter, sort, language, reason)
     values (?, ?, ?, cast(? as jsonb), cast(? as jsonb), ?, ?) returning ${COLUMNS}`,
    [staffId, tenantId, resource, JSON.stringify(filter), JSON.stringify(sort), language, reason]
  )
  return made!
}

/** @returns whether it was still waiting */
export async function finishListExport(id: string, rows: number, bytes: number): Promise<boolean> {
  const finished = await staffRows(
    `update staff.list_exports set ready_at = now(), expires_at = now() + interval '${HOURS} hours', row_count = ?, bytes = ?
     where id = ? and ready_at is null returning 1`,
    [rows, bytes, id]
  )
  return finished.length > 0
}
