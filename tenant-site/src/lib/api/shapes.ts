import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

export type Settings = Route.Response<'settings.show'>
export type Company = Route.Response<'company.show'>
export type User = Route.Response<'user.show'>['user']
export type Card = Route.Response<'members.similar'>['results'][number]
export type FoundCard = Route.Response<'members.index'>['results'][number]
export type NearMiss = Route.Response<'near_misses.index'>['results'][number]
export type Image = Card['main_image']
export type Profile = Route.Response<'members.show'>['profile']
export type ProfilePhoto = Profile['photos'][number]
export type OwnPhotos = Route.Response<'photos.index'>
export type OwnPhoto = OwnPhotos['photos'][number]
export type SearchPage = Route.Response<'members.index'>
export type Consent = Route.Response<'consents.index'>['consents'][number]
export type MatchFound = Route.Response<'match_finder.index'>['results'][number]
export type Likes = Route.Response<'likes.index'>
