import type { HttpContext } from '@adonisjs/core/http'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'

/** Who gives money back, and the brand in the path. @throws as `grantedBrand` */
export function financeBrand(ctx: HttpContext): Promise<GrantedBrand> {
  return grantedBrand(ctx, ['finance'])
}
