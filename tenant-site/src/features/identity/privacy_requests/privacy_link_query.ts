import type { Route } from '@tuyau/core/types'
import { call } from '#site/lib/api/call.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

export type LinkedRequest = Route.Response<'privacy_links.show'>['privacy_request']

export const privacyLinkQuery = (api: Visit['api'], token: string) =>
  call(api, 'privacy_links.show', { params: { token } })
