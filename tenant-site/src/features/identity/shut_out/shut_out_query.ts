import type { Route } from '@tuyau/core/types'
import type { Api } from '#site/lib/api/api.ts'
import { call } from '#site/lib/api/call.ts'

export type ShutOut = Route.Response<'shut_outs.show'>['shut_out']

export const shutOutQuery = (api: Api, token: string) => call(api, 'shut_outs.show', { params: { token } })
