import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { createPushSubscriptionValidator } from './subscriptions/push_subscription_validator.js'
import { subscribeToPush } from './subscriptions/subscribe_to_push.js'

/** Log-in and push subscription share one path (specification §7), distinguished by `push=1`. */
export default class PushMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response } = ctx
    if (request.qs().push !== '1') return next()
    await auth.use('member').authenticate()
    const subscription = await request.validateUsing(createPushSubscriptionValidator, { data: request.body() })
    await subscribeToPush(auth.use('member').getSessionOrFail(), subscription, siteOf(ctx))
    return response.noContent()
  }
}
