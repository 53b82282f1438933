import { ProfileTextMovedOn } from '#app/admin/access/admin_errors'
import type { Decidable } from '#app/admin/access/decide_as_staff'

export const PROFILE_TEXTS: Decidable = { rows: 'app.profile_texts where true', MovedOn: ProfileTextMovedOn }
