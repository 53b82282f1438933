import type { Manifest, WholeManifest } from '#app/tenancy/manifests/manifest'
import type { Change } from '#app/tenancy/manifests/manifest_changes'
import type { Fault } from './schema_faults.js'
import { textFaults } from './text_faults.js'

/** What of a manifest only a platform admin may change. */
export function unmetRights(manifest: Manifest, before: WholeManifest | undefined, changes: Change[]): Fault[] {
  return [...changes.flatMap(companyFaults), ...textFaults(manifest, before, { byPlatformAdmin: false })]
}

function companyFaults({ brands, fields }: Change): Fault[] {
  if (!brands) return []
  return fields.map(({ field }) => ({
    path: ['company', field],
    reason: `changes for every brand of the company (${brands.join(', ')}), which needs a platform admin`,
  }))
}
