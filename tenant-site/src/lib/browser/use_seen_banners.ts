import { useSyncExternalStore } from 'react'
import { seenIn } from '#site/lib/visit/browser_notes.ts'
import { onSeenBanners, seenBanners } from '#site/lib/visit/seen_banners.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useSeenBanners(): readonly string[] {
  const { notes } = useVisit()
  return useSyncExternalStore(onSeenBanners, seenBanners, () => seenIn(notes))
}
