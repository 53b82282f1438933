import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { NotAllowed } from './access/admin_errors.js'
import { isAllowed } from './access/allowed.js'
import { inTenantOfRow } from './access/in_tenant_of_row.js'
import { policyOf, policyToSee, rolesToSee } from './access/policies.js'
import { changeRow } from './changes/change_row.js'
import { parseListQuery } from '#app/admin/resources/definition/list_query'
import { type Reader, readList, readRow } from '#app/admin/resources/definition/read_rows'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { resourceNamed } from './resources/resource_named.js'

/** `/api/<resource>` on the console's host, in the dialect of ra-data-simple-rest. */
export default class ResourcesController {
  async index(ctx: HttpContext) {
    const { params, request, response } = ctx
    const resource = resourceNamed(params.resource)
    const reader = readerOf(ctx)
    const query = parseListQuery(request.qs(), resource)
    const { rows, total } = await inTenantOfRow(ctx, resource, query.tenantId, async () => {
      const list = await readList(reader, resource, query)
      await resource.noteRead?.(reader.staff, list.rows)
      return list
    })
    const shown = rows.length > 0 ? `${query.from}-${query.from + rows.length - 1}` : '*'
    response.header('Content-Range', `${params.resource} ${shown}/${total}`)
    const seen = await asSeen(ctx, resource, rows)
    return rows.map((row) => seen(resource.shown(row)))
  }

  async show(ctx: HttpContext) {
    const resource = resourceNamed(ctx.params.resource)
    const row = await visibleRow(ctx, resource, ctx.request.qs().tenant_id)
    const seen = await asSeen(ctx, resource, [row])
    return seen(shownWhole(resource, row))
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const resource = resourceNamed(params.resource)
    const { change } = resource
    if (!change) throw new NotFound()
    const staff = auth.use('staff').getUserOrFail()
    const row = await visibleRow(ctx, resource)
    if (!(await isAllowed(staff, policyOf(ctx), change.tenantIdOf?.(row)))) throw new NotAllowed()
    const wanted = await request.validateUsing(change.validator, { data: request.body() })
    await changeRow(staff, change, row, wanted)
    return shownWhole(resource, await visibleRow(ctx, resource))
  }
}

function readerOf({ auth, params }: HttpContext): Reader {
  return { staff: auth.use('staff').getUserOrFail(), roles: rolesToSee(params.resource) }
}

/** Rows of one brand as somebody may see them: not whose they are, where they may not see members. */
async function asSeen({ auth }: HttpContext, { withoutMembers }: Resource, [row]: Row[]): Promise<(row: Row) => Row> {
  if (!withoutMembers || !row) return (shown) => shown
  const seesMembers = await isAllowed(auth.use('staff').getUserOrFail(), policyToSee('members'), row.tenant_id)
  return seesMembers ? (shown) => shown : withoutMembers
}

async function visibleRow(ctx: HttpContext, resource: Resource, tenantId?: unknown): Promise<Row> {
  const reader = readerOf(ctx)
  const row = await inTenantOfRow(ctx, resource, tenantId, async () => {
    const found = await readRow(reader, resource, rowId(ctx.params.id))
    if (found) await resource.noteRead?.(reader.staff, [found])
    return found
  })
  if (!row) throw new NotFound()
  return row
}

function shownWhole(resource: Resource, row: Row): Row {
  return (resource.shownWhole ?? resource.shown)(row)
}
