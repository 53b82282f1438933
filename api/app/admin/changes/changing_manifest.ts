import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { lockManifest } from '#app/tenancy/manifests/storing/lock_manifest'

/** Works on what a brand's manifest lists too, while nobody else does, manifests included. */
export function changingManifest<T>({ tenant }: GrantedBrand, work: () => Promise<T>): Promise<T> {
  return asTenant(
    tenant,
    async () => {
      await lockManifest()
      return work()
    },
    { connection: 'staff' }
  )
}
