import { companyOf, currentManifest } from './export_manifest.js'
import type { Manifest, ManifestCompany, WholeManifest } from './manifest.js'
import { type Change, manifestChanges } from './manifest_changes.js'
import { lockManifest } from './lock_manifest.js'
import { refuseUnknownNames } from './refuse_unknown_names.js'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { tenantBySlug } from './tenant_by_slug.js'
import { storeManifest } from './store_manifest.js'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { wholeManifest } from './whole_manifest.js'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface Applying {
  keep?: boolean
  staffMemberId?: string
}

/** Makes a brand match its manifest, all or nothing. `keep: false` rolls back, so a plan meets every refusal. @throws ManifestRefused */
export async function applyManifest(
  manifest: Manifest,
  { keep = true, staffMemberId }: Applying = {}
): Promise<Change[]> {
  const wanted = wholeManifest(manifest)
  const slug = wanted.tenant
  const known = await tenantBySlug(slug)
  const { id } = known ?? (await newTenant())
  const apply = async () => {
    await lockManifest()
    if (!known && (await tenantBySlug(slug))) return 'made meanwhile'
    await refuseUnknownNames(manifest)
    const changes = manifestChanges(await currentManifest(), await companyNow(wanted), wanted)
    if (changes.length === 0) return changes
    await storeManifest(wanted)
    const applied = changes.map(({ what, how }) => ({ what, how }))
    const detail = { level: 'tenant' as const, id, applied }
    await writeAuditEntry({ staffMemberId: staffMemberId ?? null, tenantId: id, action: 'manifest_applied', detail })
    return changes
  }
  const changes = await asTenant({ id, slug }, apply, { connection: 'staff', keep: () => keep })
  return changes === 'made meanwhile' ? applyManifest(manifest, { keep, staffMemberId }) : changes
}

async function newTenant(): Promise<{ id: string }> {
  const [made] = await staffRows<{ id: string }>('select sec.new_id() as id')
  return made!
}

async function companyNow({ company }: WholeManifest): Promise<ManifestCompany | undefined> {
  const [row] = await tenantRows(`select to_jsonb(companies) - 'id' as company from global.companies where key = ?`, [
    company.key,
  ])
  return row && companyOf(row.company)
}
