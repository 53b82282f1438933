import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffGrant } from './staff_grants.js'
import type StaffMember from './staff_member.js'

export default class StaffTransformer extends BaseTransformer<{ member: StaffMember; grants: StaffGrant[] }> {
  toObject() {
    const { member, grants } = this.resource
    return { ...this.pick(member, ['id', 'email', 'name']), platform_admin: member.platformAdmin, grants }
  }
}
