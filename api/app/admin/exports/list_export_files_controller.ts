import { open } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { exportFile } from '#app/identity/exports/export_file'
import { csvFile } from './csv_file.js'
import { readyListExport } from './list_export.js'

/** `GET /api/tenants/:tenant_id/exports/:id/file`: the file, for who asked for it, until it expires. */
export default class ListExportFilesController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const found = await readyListExport(staff.id, tenant.id, rowId(params.id))
    const file = found && (await open(exportFile(tenant, found.id, 'csv')).catch(() => undefined))
    if (!file) throw new NotFound()
    const { size } = await file.stat()
    response.status(200)
    csvFile(response, `${tenant.slug}-${found.resource}`)
    response.header('Content-Length', String(size))
    return response.stream(file.createReadStream())
  }
}
