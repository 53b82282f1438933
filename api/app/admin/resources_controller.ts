import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { NotAllowed } from './access/admin_errors.js'
import { mayChange, refuseUnlessAllowed } from './access/allowed.js'
import { changeRow } from './changes/change_row.js'
import type StaffMember from '#app/staff/accounts/staff_member'
import { inTenantOfRow } from './access/in_tenant_of_row.js'
import { parseListQuery } from './resources/list_query.js'
import { readList, readRow } from './resources/read_rows.js'
import type { Resource, Row } from './resources/resource.js'
import { resourceNamed } from './resources/resource_named.js'

/** `/api/<resource>` on the console's host, in the dialect of ra-data-simple-rest. */
export default class ResourcesController {
  async index({ auth, params, request, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const resource = resourceNamed(params.resource)
    await refuseUnlessAllowed(staff, resource)
    const query = parseListQuery(request.qs(), resource)
    const { rows, total } = await inTenantOfRow(staff, resource, query.tenantId, async () => {
      const list = await readList(staff, resource, query)
      await resource.noteRead?.(staff, list.rows)
      return list
    })
    const shown = rows.length > 0 ? `${query.from}-${query.from + rows.length - 1}` : '*'
    response.header('Content-Range', `${params.resource} ${shown}/${total}`)
    return rows.map((row) => resource.shown(row))
  }

  async show({ auth, params, request }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const resource = resourceNamed(params.resource)
    const { tenant_id: tenantId } = request.qs()
    return shownWhole(resource, await visibleRow(staff, resource, params.id, tenantId))
  }

  async update({ auth, params, request }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const resource = resourceNamed(params.resource)
    const { change } = resource
    if (!change) throw new NotFound()
    const row = await visibleRow(staff, resource, params.id)
    if (!(await mayChange(staff, change, change.tenantIdOf?.(row)))) throw new NotAllowed()
    const wanted = await request.validateUsing(change.validator, { data: request.body() })
    await changeRow(staff, change, row, wanted)
    return shownWhole(resource, await visibleRow(staff, resource, params.id))
  }
}

async function visibleRow(staff: StaffMember, resource: Resource, id: unknown, tenantId?: unknown): Promise<Row> {
  await refuseUnlessAllowed(staff, resource)
  const brand = tenantId === undefined ? undefined : rowId(tenantId)
  const row = await inTenantOfRow(staff, resource, brand, async () => {
    const found = await readRow(staff, resource, rowId(id))
    if (found) await resource.noteRead?.(staff, [found])
    return found
  })
  if (!row) throw new NotFound()
  return row
}

function shownWhole(resource: Resource, row: Row): Row {
  return (resource.shownWhole ?? resource.shown)(row)
}
