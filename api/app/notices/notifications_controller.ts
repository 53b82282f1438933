import type { HttpContext } from '@adonisjs/core/http'
import { changeNotifications } from './change_notifications.js'
import { notificationsOf } from './notification_choices.js'
import { updateNotificationsValidator } from './notifications_validator.js'

/** `/api/notifications`: what a member is told of, by mail and by push. Mails an account needs are sent whatever is chosen. */
export default class NotificationsController {
  show({ auth }: HttpContext) {
    const { notificationChoices } = auth.use('member').getUserOrFail()
    return { notifications: notificationsOf(notificationChoices) }
  }

  async update({ auth, request }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const changes = await request.validateUsing(updateNotificationsValidator, { data: request.body() })
    await changeNotifications(member, changes)
    return { notifications: notificationsOf(member.notificationChoices) }
  }
}
