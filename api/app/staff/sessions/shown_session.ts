import { staffGrants } from '#app/staff/accounts/staff_grants'
import type StaffMember from '#app/staff/accounts/staff_member'
import StaffTransformer from './staff_transformer.js'

/** Who is logged in, and their roles by brand. */
export async function shownSession(member: StaffMember) {
  return { staff: StaffTransformer.transform({ member, grants: await staffGrants(member) }) }
}
