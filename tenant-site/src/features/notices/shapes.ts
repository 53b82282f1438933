import type { Route } from '@tuyau/core/types'

/** What a member is told of, and how. Only aliases: the shapes are the API's. */
export type Told = Route.Response<'notifications.show'>
export type ToldChanges = Route.Body<'notifications.update'>
export type NoticeType = keyof Told['notifications']
export type Channel = keyof Told['notifications'][NoticeType]
