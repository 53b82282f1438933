import { createListeners } from './create_listeners.ts'

let seen: readonly string[] = []
const { tellAll, listen } = createListeners()

export { listen as onSeenBanners }

/** Ids of the banners this visit has already shown. */
export function seenBanners(): readonly string[] {
  return seen
}

export function noteSeenBanners(ids: readonly string[]): void {
  const added = ids.filter((id) => !seen.includes(id))
  if (added.length === 0) return
  seen = [...seen, ...added]
  tellAll()
}
