import type { Site } from './site.js'

const MOST = 100

const kept = new WeakMap<Site, Map<string, unknown>>()

/** A change of the brand makes a new `Site`, and so a new cache. What is promised and fails is made again for whoever asks next. */
export function cachedForSite<T>(site: Site, key: string, make: () => T): T {
  const answers = kept.get(site) ?? new Map<string, unknown>()
  kept.set(site, answers)
  if (!answers.has(key)) {
    if (answers.size >= MOST) answers.clear()
    const made = make()
    answers.set(key, made)
    if (made instanceof Promise) made.catch(() => answers.get(key) === made && answers.delete(key))
  }
  return answers.get(key) as T
}
