import type { StaffRole } from '#app/staff/accounts/staff_roles'
import { POLICIES } from './policies.js'

/** `GET /api/access`: roles by call (policies.ts), for a console that shows nothing that is refused; the calls themselves enforce it. */
export default class AccessController {
  show(): { policies: Record<string, readonly StaffRole[]> } {
    return { policies: POLICIES }
  }
}
