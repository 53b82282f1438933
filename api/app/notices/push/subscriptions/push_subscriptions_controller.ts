import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { createPushSubscriptionValidator, pushEndpointValidator } from './push_subscription_validator.js'
import { subscribeToPush } from './subscribe_to_push.js'
import { unsubscribeFromPush } from './unsubscribe_from_push.js'

/** `/api/push-subscriptions`: push subscriptions of the member's browser; `POST /api/user.php?push=1` creates one too. */
export default class PushSubscriptionsController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const subscription = await request.validateUsing(createPushSubscriptionValidator, { data: request.body() })
    await subscribeToPush(auth.use('member').getSessionOrFail(), subscription, siteOf(ctx))
    return response.noContent()
  }

  async destroy({ auth, request, response }: HttpContext) {
    const { endpoint } = await request.validateUsing(pushEndpointValidator, { data: request.body() })
    await unsubscribeFromPush(auth.use('member').getUserOrFail(), endpoint)
    return response.noContent()
  }
}
