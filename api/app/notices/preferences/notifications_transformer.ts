import { BaseTransformer } from '@adonisjs/core/transformers'
import type Member from '#app/members/people/member'
import { notificationsOf } from '#app/members/people/notification_choices'
import { quietHoursOf } from './quiet_hours.js'

/** What a member is notified of, and how. */
export default class NotificationsTransformer extends BaseTransformer<Member> {
  toObject() {
    const { notificationChoices, lockScreen } = this.resource
    return {
      notifications: notificationsOf(notificationChoices),
      lock_screen: lockScreen as 'full' | 'name' | 'hidden',
      quiet_hours: quietHoursOf(this.resource),
    }
  }
}
