import type { StaffRole } from '#app/admin/resources/resource'

/** Roles that decide on photos, and therefore see them in full. */
export const PHOTO_MODERATORS: readonly StaffRole[] = ['operator', 'moderator']
