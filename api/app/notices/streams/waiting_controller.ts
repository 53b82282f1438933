import type { HttpContext } from '@adonisjs/core/http'
import { accountSummary } from '#app/identity/current_user/account_summary'
import { quietlySignedIn } from '#app/identity/sessions/quietly_signed_in'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'

/** `GET /api/waiting`: what waits for a member none of whose tabs is looked at, for their titles. It is no sign of life. */
export default class WaitingController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    return asTenant(
      site,
      async () => {
        const { member } = await quietlySignedIn(ctx)
        const { total_unread_messages, total_new_likes } = await accountSummary(member, site)
        return { total_unread_messages, total_new_likes }
      },
      { readOnly: true }
    )
  }
}
