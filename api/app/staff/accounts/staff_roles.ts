/** Roles at a brand (`staff.grants`); platform admins have all of them everywhere. */
export const STAFF_ROLES = ['operator', 'support', 'moderator', 'desk', 'finance', 'read_only'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
