import type { Site } from './site.js'

/** Answers kept for one brand: languages times the countries its visitors come from. */
const MOST = 100

const kept = new WeakMap<Site, Map<string, unknown>>()

/** Makes something once for a brand as it is now; a change of the brand makes another `Site`, and with it everything anew. */
export function keptForSite<T>(site: Site, key: string, make: () => T): T {
  const answers = kept.get(site) ?? new Map<string, unknown>()
  kept.set(site, answers)
  if (!answers.has(key)) {
    if (answers.size >= MOST) answers.clear()
    answers.set(key, make())
  }
  return answers.get(key) as T
}
