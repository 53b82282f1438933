import type { HttpContext } from '@adonisjs/core/http'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'

/** Who writes announcements, and the brand in the path; others only read them. @throws as `grantedBrand` */
export function announcementBrand(ctx: HttpContext): Promise<GrantedBrand> {
  return grantedBrand(ctx, ['operator'])
}
