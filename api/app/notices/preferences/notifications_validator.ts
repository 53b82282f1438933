import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const LONGEST_ZONE = 64

const channels = () =>
  strictObject({
    mail: vine.boolean({ strict: true }).optional(),
    push: vine.boolean({ strict: true }).optional(),
  }).optional()

/** Equal times could mean all day or never. */
const otherThanStart = vine.createRule((value: unknown, _options: undefined, field) => {
  if (value === field.parent.from) field.report('As the beginning', 'quiet_hours', field)
})

const timeZone = vine.createRule((value: unknown, _options: undefined, field) => {
  try {
    Intl.DateTimeFormat('en', { timeZone: String(value) })
  } catch {
    field.report('No time zone', 'time_zone', field)
  }
})

/** Notifications to switch on or off, and how pushes are delivered; anything left out stays unchanged. */
export const updateNotificationsValidator = vine.create(
  strictObject({
    new_conversations: channels(),
    new_messages: channels(),
    likes: channels(),
    unread_reminders: channels(),
    promotions: channels(),
    weekly_updates: channels(),
    news: channels(),
    lock_screen: vine.enum(['full', 'name', 'hidden']).optional(),
    quiet_hours: strictObject({
      from: vine.string().regex(TIME),
      to: vine.string().regex(TIME).use(otherThanStart()),
      time_zone: plainString().maxLength(LONGEST_ZONE).use(timeZone()),
    })
      .nullable()
      .optional(),
  })
)
