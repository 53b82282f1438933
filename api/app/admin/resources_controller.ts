import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/row_id'
import { refuseUnlessAllowed } from './allowed.js'
import { parseListQuery } from './list_query.js'
import { readList, readRow } from './read_rows.js'
import { resourceNamed } from './resource_named.js'

/** `/api/<resource>` on the console's host, in the dialect of ra-data-simple-rest. */
export default class ResourcesController {
  async index({ auth, params, request, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const resource = resourceNamed(params.resource)
    await refuseUnlessAllowed(staff, resource)
    const query = parseListQuery(request.qs(), resource)
    const { rows, total } = await readList(staff, resource, query)
    const shown = rows.length > 0 ? `${query.from}-${query.from + rows.length - 1}` : '*'
    response.header('Content-Range', `${params.resource} ${shown}/${total}`).header('Cache-Control', 'no-store')
    return rows.map((row) => resource.shown(row))
  }

  async show({ auth, params, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const resource = resourceNamed(params.resource)
    await refuseUnlessAllowed(staff, resource)
    const row = await readRow(staff, resource, rowId(params.id))
    if (!row) throw new NotFound()
    response.header('Cache-Control', 'no-store')
    return (resource.shownWhole ?? resource.shown)(row)
  }
}
