import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { siteOf } from '#app/tenancy/sites/site_of'
import DataExport from './data_export.js'
import { exportFile } from './export_file.js'

/** Sends the ZIP file of an export that is a member's, until it expires. @throws NotFound */
export async function sendExportFile(ctx: HttpContext, { id, memberId }: { id: unknown; memberId: string }) {
  const found = await DataExport.query()
    .where({ id: rowId(id), memberId })
    .first()
  if (found?.status !== 'ready' || found.isOver) throw new NotFound()
  const site = siteOf(ctx)
  const file = await readFile(exportFile(site, found.id)).catch(() => undefined)
  if (!file) throw new NotFound()
  ctx.response
    .header('Content-Type', 'application/zip')
    .header('Content-Disposition', `attachment; filename="${site.slug}.zip"`)
  return file
}
