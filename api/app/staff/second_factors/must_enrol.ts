import app from '@adonisjs/core/services/app'
import type StaffMember from '#app/staff/accounts/staff_member'

type Factors = Pick<StaffMember, 'totpSecret' | 'hasPasskey'>

export function hasSecondFactor({ totpSecret, hasPasskey }: Factors): boolean {
  return totpSecret !== null || hasPasskey
}

/** Whether they must set up a second factor before anything else: in production everybody has one. */
export function mustEnrol(factors: Factors): boolean {
  return app.inProduction && !hasSecondFactor(factors)
}
