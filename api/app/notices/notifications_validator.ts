import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'

const channels = () =>
  strictObject({
    mail: vine.boolean({ strict: true }).optional(),
    push: vine.boolean({ strict: true }).optional(),
  }).optional()

/** Which notifications to switch on or off; what is not named stays as it is. */
export const updateNotificationsValidator = vine.create(
  strictObject({
    new_conversations: channels(),
    new_messages: channels(),
    likes: channels(),
    unread_reminders: channels(),
    promotions: channels(),
    weekly_updates: channels(),
    news: channels(),
  })
)
