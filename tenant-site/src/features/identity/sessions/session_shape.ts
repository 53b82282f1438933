import type { Route } from '@tuyau/core/types'

/** A browser the member is logged in with. */
export type Session = Route.Response<'own_sessions.index'>['sessions'][number]
