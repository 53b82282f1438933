import type { Route } from '@tuyau/core/types'

/** Aliases of the API's own profile types. */
export type OwnProfile = Route.Response<'profile.show'>['profile']
export type ProfileChanges = Route.Body<'profile.update'>
export type Place = Route.Response<'geocode.show'>
