import type { Route } from '@tuyau/core/types'

export type Withdrawable = Pick<Route.Response<'orders.show'>['order'], 'number' | 'withdraw_until'>

export function canWithdraw({ withdraw_until }: Withdrawable): boolean {
  return withdraw_until !== null && Date.now() <= Date.parse(withdraw_until)
}
