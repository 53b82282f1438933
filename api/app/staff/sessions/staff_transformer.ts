import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffGrant } from '#app/staff/accounts/staff_grants'
import type StaffMember from '#app/staff/accounts/staff_member'

export default class StaffTransformer extends BaseTransformer<{ member: StaffMember; grants: StaffGrant[] }> {
  toObject() {
    const { member, grants } = this.resource
    return { ...this.pick(member, ['id', 'email', 'name']), platform_admin: member.platformAdmin, grants }
  }
}
