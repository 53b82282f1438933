import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffGrant } from '#app/staff/accounts/staff_grants'
import type StaffMember from '#app/staff/accounts/staff_member'
import { mustEnrol } from '#app/staff/second_factors/must_enrol'

export default class StaffTransformer extends BaseTransformer<{ member: StaffMember; grants: StaffGrant[] }> {
  toObject() {
    const { member, grants } = this.resource
    return {
      ...this.pick(member, ['id', 'email', 'name', 'language']),
      platform_admin: member.platformAdmin,
      must_enrol: mustEnrol(member),
      grants,
    }
  }
}
