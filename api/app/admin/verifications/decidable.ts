import { VerificationMovedOn } from '#app/admin/access/admin_errors'
import type { Decidable } from '#app/admin/access/decide_as_staff'

export const VERIFICATIONS: Decidable = {
  rows: 'app.verifications where sent_at is not null',
  MovedOn: VerificationMovedOn,
}
