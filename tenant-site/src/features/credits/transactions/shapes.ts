import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

/** Short names for the credits API's responses. */
export type Offer = Route.Response<'packages.index'>
export type CreditPackage = Offer['packages'][number]
export type Order = Route.Response<'orders.show'>['order']
export type SavedMethod = Route.Response<'repeat_orders.show'>['saved_methods'][number]
export type Entry = Route.Response<'transactions.index'>['entries'][number]
export type Month = Route.Response<'transactions.index'>['month']
