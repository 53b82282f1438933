import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { siteOf } from '#app/tenancy/sites/site_of'
import DataExport from './data_export.js'
import { exportFile } from './export_file.js'

/** `GET /api/data-exports/{id}/file`: the ZIP file, for its member only, until it expires. */
export default class DataExportFilesController {
  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const { id: memberId } = auth.use('member').getUserOrFail()
    const found = await DataExport.query()
      .where({ id: rowId(params.id), memberId })
      .first()
    if (found?.status !== 'ready' || found.isOver) throw new NotFound()
    const site = siteOf(ctx)
    const file = await readFile(exportFile(site, found.id)).catch(() => undefined)
    if (!file) throw new NotFound()
    response
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="${site.slug}.zip"`)
    return file
  }
}
