import { type Applying, applyManifest } from './apply_manifest.js'
import type { Manifest } from './manifest.js'
import type { Change } from './manifest_changes.js'
import { type ManifestFault, readManifest } from './read_manifest.js'
import { ManifestRefused } from '#app/tenancy/context/tenancy_errors'

type Applied = { manifest: Manifest; changes: Change[] } | { faults: ManifestFault[] }

/** Applies a manifest's YAML or JSON; with faults, nothing is changed. */
export async function applySource(source: string, applying: Applying): Promise<Applied> {
  const read = readManifest(source)
  if ('faults' in read) return read
  try {
    return { manifest: read.manifest, changes: await applyManifest(read.manifest, applying) }
  } catch (error) {
    if (!(error instanceof ManifestRefused)) throw error
    return { faults: error.faults.map(read.located) }
  }
}
