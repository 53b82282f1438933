import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { pushEndpointValidator } from './push_subscription_validator.js'
import { sendTestPush } from './send_test_push.js'

/** `POST /api/push-subscriptions/test`: a push that shows whether pushes arrive in the member's browser. */
export default class PushTestsController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { endpoint } = await request.validateUsing(pushEndpointValidator, { data: request.body() })
    await sendTestPush(auth.use('member').getUserOrFail(), endpoint, siteOf(ctx))
    return response.noContent()
  }
}
