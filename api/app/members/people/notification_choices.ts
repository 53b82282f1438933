/** What a member is told of, and how (specification §3, notification types). */
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

/** For every type, whether each channel is on. */
export type Notifications = Record<NotificationType, Record<Channel, boolean>>

/** What a request changes; the rest stays. */
export type NotificationChanges = { [Type in NotificationType]?: { [Name in Channel]?: boolean } }

/** What a member chose himself, as `members.notification_choices` keeps it: `{"likes.push": false}`. */
export type NotificationChoices = Record<string, boolean>

/** Off until somebody ticks them: nobody is advertised to unasked. */
const OPT_IN: readonly NotificationType[] = ['promotions', 'news']

/** What is on for a member: his own choice, else the type's default. */
export function notificationsOf(choices: NotificationChoices): Notifications {
  const isOn = (type: NotificationType, channel: Channel) => choices[key(type, channel)] ?? !OPT_IN.includes(type)
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, { mail: isOn(type, 'mail'), push: isOn(type, 'push') }])
  ) as Notifications
}

/**
 * The types a member switched off himself, in every channel (`notifications_disabled` of user.php). Promotions and news that
 * he never ticked are not among them: a fresh member has switched nothing off, which is what banners ask (specification §4).
 */
export function disabledNotifications(choices: NotificationChoices): NotificationType[] {
  const notifications = notificationsOf(choices)
  return NOTIFICATION_TYPES.filter(
    (type) =>
      NOTIFICATION_CHANNELS.every((channel) => !notifications[type][channel]) &&
      NOTIFICATION_CHANNELS.some((channel) => choices[key(type, channel)] === false)
  )
}

/** Of some changes, those that change something: a form sends its untouched boxes too, and they are no choice. */
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

function key(type: NotificationType, channel: Channel): string {
  return `${type}.${channel}`
}
