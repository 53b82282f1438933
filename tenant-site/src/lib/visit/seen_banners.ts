let seen: readonly string[] = []
const listeners = new Set<() => void>()

/** Ids of the banners this visit has already shown. */
export function seenBanners(): readonly string[] {
  return seen
}

export function noteSeenBanners(ids: readonly string[]): void {
  const added = ids.filter((id) => !seen.includes(id))
  if (added.length === 0) return
  seen = [...seen, ...added]
  for (const tell of listeners) tell()
}

export function onSeenBanners(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
