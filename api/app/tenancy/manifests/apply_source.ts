import { applyManifest } from './apply_manifest.js'
import type { Manifest } from './manifest.js'
import type { Change } from './manifest_changes.js'
import { type ManifestFault, readManifest } from './read_manifest.js'
import { ManifestRefused } from '#app/tenancy/context/tenancy_errors'

/** What became of a manifest's source: the changes it makes, or every fault with its line, and then nothing changed. */
type Applied = { manifest: Manifest; changes: Change[] } | { faults: ManifestFault[] }

/** Reads a manifest's YAML or JSON and applies it, as `applyManifest` does; each fault is named by its line. */
export async function applySource(source: string, applying: Parameters<typeof applyManifest>[1]): Promise<Applied> {
  const read = readManifest(source)
  if ('faults' in read) return read
  try {
    return { manifest: read.manifest, changes: await applyManifest(read.manifest, applying) }
  } catch (error) {
    if (!(error instanceof ManifestRefused)) throw error
    return { faults: error.faults.map(read.located) }
  }
}
