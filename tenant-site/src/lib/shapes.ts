import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

/** What the API's calls answer, under short names. Only aliases: the shapes themselves are the API's. */
export type Settings = Route.Response<'settings.show'>
export type Company = Route.Response<'company.show'>
export type User = Route.Response<'user.show'>['user']
export type Card = Route.Response<'members.index'>['results'][number]
export type Image = Card['main_image']
