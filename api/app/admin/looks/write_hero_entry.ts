import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { type HeroRow, saidOfHero } from './hero_row.js'

interface HeroEntry {
  brand: GrantedBrand
  action: 'hero_added' | 'hero_changed' | 'hero_removed'
  /** Null for one that is new. */
  before: HeroRow | null
  /** Null for one that is gone. */
  after: HeroRow | null
}

export async function writeHeroEntry({ brand, action, before, after }: HeroEntry): Promise<void> {
  const { key } = (after ?? before)!
  const changes = differences(before ? saidOfHero(before) : {}, after ? saidOfHero(after) : {})
  if (action === 'hero_changed' && Object.keys(changes).length === 0) return
  const detail = { level: 'hero' as const, id: key, name: (after ?? before)!.source, changes }
  await writeAuditEntry({ staffMemberId: brand.staff.id, tenantId: brand.tenant.id, action, detail })
}
