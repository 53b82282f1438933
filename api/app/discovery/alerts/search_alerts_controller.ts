import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { viewerOf } from '#app/members/people/viewer_of'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { storeSearchAlert } from './store_search_alert.js'
import { offeredFilters } from '#app/discovery/filters/offered_filters'
import SearchAlertTransformer from './search_alert_transformer.js'
import { createSearchAlertValidator } from './search_alert_validator.js'
import { searchAlertsOf } from './search_alerts_of.js'

/** `/api/search-alerts`: saved searches that notify the member of new matches (product §4). */
export default class SearchAlertsController {
  async index({ auth, serialize }: HttpContext) {
    const alerts = await searchAlertsOf(auth.use('member').getUserOrFail().profile.id)
    return serialize({ search_alerts: SearchAlertTransformer.transform(alerts) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, serialize } = ctx
    const asked = await request.validateUsing(createSearchAlertValidator, { data: request.body() })
    const { profile } = auth.use('member').getUserOrFail()
    const { alert, isNew } = await storeSearchAlert(profile.id, offeredFilters(viewerOf(ctx), asked))
    response.status(isNew ? 201 : 200)
    return serialize({ search_alert: SearchAlertTransformer.transform(alert) })
  }

  async destroy({ auth, params, response }: HttpContext) {
    const ended = await tenantRows(
      `delete from app.search_alerts where tenant_id = (select sec.tenant_id()) and id = ? and profile_id = ? returning id`,
      [rowId(params.id), auth.use('member').getUserOrFail().profile.id]
    )
    if (ended.length === 0) throw new NotFound()
    return response.noContent()
  }
}
