import type { StaffRole } from './resource.js'

/** Who decides which photos others see, and so sees them whole. */
export const PHOTO_JUDGES: readonly StaffRole[] = ['operator', 'moderator']
