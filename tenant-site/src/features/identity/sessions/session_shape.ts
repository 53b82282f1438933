import type { Route } from '@tuyau/core/types'

/** A browser in which the member is logged in. */
export type Session = Route.Response<'own_sessions.index'>['sessions'][number]
