import type { HttpContext } from '@adonisjs/core/http'
import DataExportTransformer from '#app/identity/exports/data_export_transformer'
import { requestExport } from '#app/identity/exports/request_export'
import { sendExportFile } from '#app/identity/exports/send_export_file'
import { siteOf } from '#app/tenancy/sites/site_of'
import { memberStillShutOut } from './shut_out_member.js'

/** `/api/shut-out/:token/data-exports`: the copy of their data for somebody who can't log in. */
export default class ShutOutExportsController {
  async store(ctx: HttpContext) {
    const requested = await requestExport(siteOf(ctx), await memberStillShutOut(ctx.params.token))
    ctx.response.status(202)
    return ctx.serialize({ data_export: DataExportTransformer.transform(requested) })
  }

  async show(ctx: HttpContext) {
    return sendExportFile(ctx, { id: ctx.params.id, memberId: (await memberStillShutOut(ctx.params.token)).id })
  }
}
