import type { HttpContext } from '@adonisjs/core/http'
import { changeNotifications } from './change_notifications.js'
import { changeTelling } from './change_delivery.js'
import NotificationsTransformer from './notifications_transformer.js'
import { updateNotificationsValidator } from './notifications_validator.js'

/** `/api/notifications`: what a member is told of, by mail and by push, and how. Mails an account needs are sent whatever is chosen. */
export default class NotificationsController {
  show({ auth, serialize }: HttpContext) {
    return serialize(NotificationsTransformer.transform(auth.use('member').getUserOrFail()))
  }

  async update({ auth, request, serialize }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { lock_screen, quiet_hours, ...types } = await request.validateUsing(updateNotificationsValidator, {
      data: request.body(),
    })
    // One after the other: both change the same row, and the first leaves nothing to store for the second's model.
    await Promise.all([changeTelling(member, { lock_screen, quiet_hours }), changeNotifications(member, types)])
    return serialize(NotificationsTransformer.transform(member))
  }
}
