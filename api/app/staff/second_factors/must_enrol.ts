import app from '@adonisjs/core/services/app'
import type StaffMember from '#app/staff/accounts/staff_member'

export function hasSecondFactor({ totpSecret, hasPasskey }: StaffMember): boolean {
  return totpSecret !== null || hasPasskey
}

/** Whether they must set up a second factor before anything else: in production everybody has one. */
export function mustEnrol(staff: StaffMember): boolean {
  return app.inProduction && !hasSecondFactor(staff)
}
