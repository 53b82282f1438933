import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { createPushSubscriptionValidator } from './subscriptions/push_subscription_validator.js'
import { subscribeToPush } from './subscriptions/subscribe_to_push.js'

/** Log-in and push subscription share one path (specification §7), distinguished by `push=1`. */
export default class PushMiddleware {
  async handle({ auth, request, response }: HttpContext, next: NextFn) {
    if (request.qs().push !== '1') return next()
    await auth.use('member').authenticate()
    const subscription = await request.validateUsing(createPushSubscriptionValidator, { data: request.body() })
    await subscribeToPush(auth.use('member').getSessionOrFail(), subscription)
    return response.noContent()
  }
}
