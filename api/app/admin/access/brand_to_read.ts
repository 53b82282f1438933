import type { HttpContext } from '@adonisjs/core/http'
import { tenants } from '#app/admin/resources/tenants'
import { type GrantedBrand, grantedBrand } from './granted_brand.js'

/** Who reads about a brand, and the brand in the path. @throws as `grantedBrand` */
export function brandToRead(ctx: HttpContext): Promise<GrantedBrand> {
  return grantedBrand(ctx, tenants.roles)
}
