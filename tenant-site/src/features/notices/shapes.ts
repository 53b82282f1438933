import type { Route } from '@tuyau/core/types'

/** Aliases of the API's notification types. */
export type NotificationSettings = Route.Response<'notifications.show'>
export type NotificationSettingsChanges = Route.Body<'notifications.update'>
export type NoticeType = keyof NotificationSettings['notifications']
export type Channel = keyof NotificationSettings['notifications'][NoticeType]
