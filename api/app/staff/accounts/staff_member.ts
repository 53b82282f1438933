import type { StaffMemberSchema } from '#generated/schema'

type Columns = 'id' | 'email' | 'name' | 'language' | 'platformAdmin' | 'passwordHash' | 'totpSecret'

export default interface StaffMember extends Pick<StaffMemberSchema, Columns> {
  hasPasskey: boolean
}

/** SQL: a row of `staff.staff_members` as a `StaffMember`. */
export const STAFF_COLUMNS = `staff_members.id, email, staff_members.name, language, platform_admin as "platformAdmin",
  password_hash as "passwordHash", totp_secret as "totpSecret",
  exists (select 1 from staff.passkeys where passkeys.staff_member_id = staff_members.id) as "hasPasskey"`
