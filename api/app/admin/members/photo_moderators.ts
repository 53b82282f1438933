import type { StaffRole } from '#app/admin/resources/resource'

/** Who decides which photos others see, and so sees them whole. */
export const PHOTO_JUDGES: readonly StaffRole[] = ['operator', 'moderator']
