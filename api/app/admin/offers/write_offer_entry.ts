import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface OfferEntry {
  brand: GrantedBrand
  action:
    | 'package_changed'
    | 'package_retired'
    | 'gift_changed'
    | 'gift_hidden'
    | 'discount_code_changed'
    | 'invite_code_changed'
  level: 'package' | 'gift' | 'discount' | 'invitation'
  name: string
  before: object
  after: object
}

/** That somebody of staff changed what a brand sells, or who it lets in, with each value before and after; nothing where none differs. */
export async function writeOfferEntry({ brand, action, level, name, before, after }: OfferEntry): Promise<void> {
  const changes = differences(before, after)
  if (Object.keys(changes).length === 0) return
  const detail = { level, name, changes }
  await writeAuditEntry({ staffMemberId: brand.staff.id, tenantId: brand.tenant.id, action, detail })
}
