import { isDeepStrictEqual } from 'node:util'
import { auditChangedCompany } from './audit_changed_company.js'
import { auditedChanges } from './audited_changes.js'
import { checklistFaults } from '#app/tenancy/manifests/faults/checklist_faults'
import { companyLine, openPoints } from './checklist.js'
import { currentManifest } from './export_manifest.js'
import { lockedCompany, type StoredCompany } from '#app/tenancy/manifests/storing/locked_company'
import type { Manifest, WholeManifest } from './manifest.js'
import { type Change, manifestChanges } from './manifest_changes.js'
import { heroFault, type HeroFault } from '#app/tenancy/heroes/hero_fault'
import { keepLook } from '#app/tenancy/looks/keep_look'
import { lockManifest } from '#app/tenancy/manifests/storing/lock_manifest'
import { refuseUnknownNames } from '#app/tenancy/manifests/faults/refuse_unknown_names'
import { currentChecklist } from './read_checklist.js'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { tenantBySlug } from './tenant_by_slug.js'
import { ManifestRefused } from '#app/tenancy/context/tenancy_errors'
import { storeManifest } from '#app/tenancy/manifests/storing/store_manifest'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { unmetRights } from '#app/tenancy/manifests/faults/unmet_rights'
import { wholeManifest } from './whole_manifest.js'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

export interface Applying {
  keep?: boolean
  staffMemberId?: string
  /** May change companies, and write the brand's own words for fictional profiles. A command on the server may. */
  byPlatformAdmin?: boolean
  /** Refuses the name of a brand that there is. */
  mustBeNew?: boolean
  /** Is told what would change before anything does, and may throw a refusal. */
  approve?(changes: Change[]): void
}

/** Makes a brand match its manifest, all or nothing. `keep: false` rolls back, so a plan meets every refusal. @throws ManifestRefused */
export async function applyManifest(manifest: Manifest, applying: Applying = {}): Promise<Change[]> {
  const { keep = true, staffMemberId = null, byPlatformAdmin = true, mustBeNew = false, approve } = applying
  const wanted = wholeManifest(manifest)
  const slug = wanted.tenant
  const known = await tenantBySlug(slug)
  if (known && mustBeNew) refuse([{ path: ['tenant'], reason: `${slug} is another brand` }])
  const { id } = known ?? (await newTenant())
  const apply = async () => {
    await lockManifest()
    if (!known && (await tenantBySlug(slug))) return 'made meanwhile'
    await refuseUnknownNames(manifest)
    const [before, company] = [await currentManifest(), await lockedCompany(wanted.company.key)]
    const changes = manifestChanges(before, company, wanted)
    approve?.(changes.map(planned))
    if (changes.length === 0) return changes
    if (!byPlatformAdmin) refuse(unmetRights(manifest, before, changes))
    await storeUnlessOpen(manifest, wanted, before, company)
    if (before && !isDeepStrictEqual(before.theme, wanted.theme))
      await keepLook(before.theme, wanted.theme, staffMemberId)
    const applied = await auditedChanges(changes)
    const detail = { level: 'tenant' as const, id, applied }
    await writeAuditEntry({ staffMemberId, tenantId: id, action: 'manifest_applied', detail })
    await auditChangedCompany(wanted.company.key, applied, staffMemberId)
    return changes
  }
  const changes = await asTenant({ id, slug }, apply, { connection: 'staff', keep: () => keep })
  return changes === 'made meanwhile' ? applyManifest(manifest, applying) : changes.map(planned)
}

async function newTenant(): Promise<{ id: string }> {
  const [made] = await staffRows<{ id: string }>('select sec.new_id() as id')
  return made!
}

/** A live brand keeps a complete checklist, and a company those of all its live brands. @throws ManifestRefused */
async function storeUnlessOpen(
  manifest: Manifest,
  wanted: WholeManifest,
  before: WholeManifest | undefined,
  company: StoredCompany | undefined
): Promise<void> {
  const checklistBefore = before?.state === 'live' ? await currentChecklist() : []
  await storeManifest(wanted)
  await refuseHero(wanted, before)
  if (wanted.state === 'live') refuse(checklistFaults(openPoints(await currentChecklist(), checklistBefore), manifest))
  else if (company?.hasLiveBrand)
    refuse(checklistFaults(openPoints([companyLine(wanted)], [companyLine(company)]), manifest))
}

/** Pictures don't travel in manifests, which name them by their hash. @throws ManifestRefused */
async function refuseHero({ theme }: WholeManifest, before: WholeManifest | undefined): Promise<void> {
  if (!theme.hero || theme.hero === before?.theme.hero) return
  const fault = await heroFault(theme.hero)
  if (fault) refuse([{ path: ['theme', 'hero'], reason: `${theme.hero} ${HERO_FAULTS[fault]}` }])
}

const HERO_FAULTS: Record<HeroFault, string> = {
  hero_unknown: 'is no picture of this brand: upload it first, in its look in the console',
  hero_undescribed: 'is not described in all languages of the brand’s hosts: do that first, in its look in the console',
}

function refuse(faults: ManifestRefused['faults']): void {
  if (faults.length > 0) throw new ManifestRefused(faults)
}

/** The values of what is new stand in the manifest, and those of what ends are gone. */
function planned({ fields, ...change }: Change): Change {
  return { ...change, fields: change.how === 'changed' ? fields : [] }
}
