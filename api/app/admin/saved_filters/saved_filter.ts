import type { KeptQuery } from '#app/admin/resources/definition/kept_query'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** A filter and order of one of the console's lists, under the name that its owner gave it. */
export interface SavedFilter extends KeptQuery {
  id: string
  resource: string
  /** Null for a list of all brands. */
  tenant_id: string | null
  name: string
}

/** For one list of one person, so that they find theirs. */
export const MOST_OF_LIST = 30

const COLUMNS = 'id::text, resource, tenant_id::text, name, filter, sort'

export function savedFiltersOf(staffId: string): Promise<SavedFilter[]> {
  return staffRows<SavedFilter>(
    `select ${COLUMNS} from staff.saved_filters where staff_member_id = ? order by lower(name), id`,
    [staffId]
  )
}

/** @returns undefined where there are MOST_OF_LIST already */
export async function addSavedFilter(
  staffId: string,
  { resource, tenant_id, name, filter, sort }: Omit<SavedFilter, 'id'>
): Promise<SavedFilter | undefined> {
  const [made] = await staffRows<SavedFilter>(
    `insert into staff.saved_filters (staff_member_id, resource, tenant_id, name, filter, sort)
     select :staffId, :resource, cast(:tenantId as bigint), :name, cast(:filter as jsonb), cast(:sort as jsonb)
     where (select count(*) from staff.saved_filters known where known.staff_member_id = :staffId
       and known.resource = :resource and known.tenant_id is not distinct from cast(:tenantId as bigint)) < ${MOST_OF_LIST}
     returning ${COLUMNS}`,
    { staffId, resource, tenantId: tenant_id, name, filter: JSON.stringify(filter), sort: JSON.stringify(sort) }
  )
  return made
}

/** @returns undefined where they have none of this id */
export async function renameSavedFilter(staffId: string, id: string, name: string): Promise<SavedFilter | undefined> {
  const [renamed] = await staffRows<SavedFilter>(
    `update staff.saved_filters set name = ? where id = ? and staff_member_id = ? returning ${COLUMNS}`,
    [name, id, staffId]
  )
  return renamed
}

/** @returns whether they had one of this id */
export async function removeSavedFilter(staffId: string, id: string): Promise<boolean> {
  const removed = await staffRows('delete from staff.saved_filters where id = ? and staff_member_id = ? returning 1', [
    id,
    staffId,
  ])
  return removed.length > 0
}
