import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { siteOf } from '#app/tenancy/sites/site_of'
import Mandate from './mandate.js'
import { mandateFileName, mandatePdf } from './mandate_pdf.js'

/** `GET /api/direct-debits/{id}/document`: a signed mandate as PDF, for whoever gave it. */
export default class MandatePapersController {
  async show(ctx: HttpContext) {
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const mandate = await Mandate.query()
      .where({ id: rowId(ctx.params.id), member_id: memberId })
      .whereNotNull('signed_at')
      .first()
    if (!mandate) throw new NotFound()
    const file = await mandatePdf(mandate, site)
    ctx.response
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', `attachment; filename="${mandateFileName(mandate, site)}"`)
    return file
  }
}
