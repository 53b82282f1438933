import type { StaffMemberSchema } from '#generated/schema'

type StaffMember = Pick<StaffMemberSchema, 'id' | 'email' | 'name' | 'platformAdmin' | 'passwordHash' | 'totpSecret'>

export default StaffMember

/** SQL: a row of `staff.staff_members` as a `StaffMember`. */
export const STAFF_COLUMNS = `staff_members.id, email, staff_members.name, platform_admin as "platformAdmin",
  password_hash as "passwordHash", totp_secret as "totpSecret"`
