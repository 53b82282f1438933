import { stringify } from 'yaml'
import type { WholeManifest } from './manifest.js'

/** Lists that mean something when empty: no filter at all is not the same as the niche's filters. */
const SAYING = ['countries', 'visible_profile_fields', 'search_fields']

export function writeManifest(manifest: WholeManifest): string {
  return stringify(manifest, (key, value) => (isEmpty(value) && !SAYING.includes(key as string) ? undefined : value), {
    lineWidth: 120,
  })
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
