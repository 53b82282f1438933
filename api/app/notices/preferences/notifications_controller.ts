import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { changeNotifications } from './change_notifications.js'
import { changeDelivery } from './change_delivery.js'
import NotificationsTransformer from './notifications_transformer.js'
import { updateNotificationsValidator } from './notifications_validator.js'

/** `/api/notifications`: what a member is notified of by mail and push; mails that an account needs are always sent. */
export default class NotificationsController {
  show({ auth, serialize }: HttpContext) {
    return serialize(NotificationsTransformer.transform(auth.use('member').getUserOrFail()))
  }

  async update({ auth, request, serialize }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { lock_screen, quiet_hours, ...types } = await request.validateUsing(updateNotificationsValidator, {
      data: request.body(),
    })
    await pipeline([
      () => changeDelivery(member, { lock_screen, quiet_hours }),
      () => changeNotifications(member, types),
    ])
    return serialize(NotificationsTransformer.transform(member))
  }
}
