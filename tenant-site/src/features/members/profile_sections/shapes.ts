import type { Route } from '@tuyau/core/types'

/** What a member tells of themselves, as the API has it and as it takes changes. Only aliases: the shapes themselves are the API's. */
export type OwnProfile = Route.Response<'profile.show'>['profile']
export type ProfileChanges = Route.Body<'profile.update'>
export type Place = Route.Response<'geocode.show'>
