import type { HttpContext } from '@adonisjs/core/http'
import { sendExportFile } from './send_export_file.js'

/** `GET /api/data-exports/{id}/file`: the ZIP file, for its member only, until it expires. */
export default class DataExportFilesController {
  show(ctx: HttpContext) {
    return sendExportFile(ctx, { id: ctx.params.id, memberId: ctx.auth.use('member').getUserOrFail().id })
  }
}
