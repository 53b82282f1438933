import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import DataExportTransformer from './data_export_transformer.js'
import { newestExport } from './newest_export.js'
import { requestExport } from './request_export.js'

/** `/api/data-exports`: an export of all data about the member, made by a job and announced by e-mail. */
export default class DataExportsController {
  /** The newest export that hasn't expired. */
  async index({ auth, serialize }: HttpContext) {
    const newest = await newestExport(auth.use('member').getUserOrFail().id)
    return serialize({ data_exports: DataExportTransformer.transform(newest ? [newest] : []) })
  }

  async store(ctx: HttpContext) {
    const requested = await requestExport(siteOf(ctx), ctx.auth.use('member').getUserOrFail())
    ctx.response.status(202)
    return ctx.serialize({ data_export: DataExportTransformer.transform(requested) })
  }
}
