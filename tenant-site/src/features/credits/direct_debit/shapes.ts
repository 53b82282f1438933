import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

export type DirectDebit = Route.Response<'direct_debits.index'>
export type Mandate = NonNullable<DirectDebit['mandate']>
