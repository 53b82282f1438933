import type { Route } from '@tuyau/core/types'

export type BrandMap = Route.Response<'map.show'>
