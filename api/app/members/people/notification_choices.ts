/** The notification types of specification §3. */
export const NOTIFICATION_TYPES = [
  'new_conversations',
  'new_messages',
  'likes',
  'unread_reminders',
  'promotions',
  'weekly_updates',
  'news',
] as const
export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
type Channel = (typeof NOTIFICATION_CHANNELS)[number]

export type Notifications = Record<NotificationType, Record<Channel, boolean>>

export type NotificationChanges = { [Type in NotificationType]?: { [Name in Channel]?: boolean } }

/** A member's own choices, as stored in `members.notification_choices`: `{"likes.push": false}`. */
export type NotificationChoices = Record<string, boolean>

/** Off until ticked, in every channel: no advertising without consent. Nothing is missed, so no banner asks to switch them on. */
const OPTIONAL: readonly NotificationType[] = ['promotions', 'weekly_updates', 'news']

export function notificationsOf(choices: NotificationChoices): Notifications {
  const isOn = (type: NotificationType, channel: Channel) => choices[key(type, channel)] ?? !OPTIONAL.includes(type)
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, { mail: isOn(type, 'mail'), push: isOn(type, 'push') }])
  ) as Notifications
}

/** Saving a search asks for news about it, whatever else is off by default. */
export function isWanted(
  choices: NotificationChoices,
  { type, search }: { type: NotificationType; search: unknown },
  channel: Channel
): boolean {
  return choices[key(type, channel)] ?? (search !== null || notificationsOf(choices)[type][channel])
}

/** The types a member switched off in every channel, for banners (specification §4). */
export function disabledNotifications(choices: NotificationChoices): NotificationType[] {
  const notifications = notificationsOf(choices)
  return NOTIFICATION_TYPES.filter(
    (type) => !OPTIONAL.includes(type) && NOTIFICATION_CHANNELS.every((channel) => !notifications[type][channel])
  )
}

/** The changes that differ from the current state: forms send untouched boxes too, which are not choices. */
export function newChoices(choices: NotificationChoices, changes: NotificationChanges): NotificationChoices {
  const notifications = notificationsOf(choices)
  return Object.fromEntries(
    NOTIFICATION_TYPES.flatMap((type) =>
      NOTIFICATION_CHANNELS.flatMap((channel) => {
        const wanted = changes[type]?.[channel]
        return wanted === undefined || wanted === notifications[type][channel] ? [] : [[key(type, channel), wanted]]
      })
    )
  )
}

export function key(type: NotificationType, channel: Channel): string {
  return `${type}.${channel}`
}
