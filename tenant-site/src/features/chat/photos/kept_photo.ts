import { recall, remember } from '#site/lib/browser/session_memory.ts'
import type { SentPhoto } from '#site/features/chat/state/shapes.ts'

/** In ms: the server removes after a day what wasn't sent. */
const FOR = 23 * 60 * 60_000

type Kept = {
  photo: SentPhoto
  at: number
  /** What the member had when its price was told. */
  balance: number
}

/** The photo beside an unsent message, kept in the tab as its words are: buying credits for it leads to another page. */
export function openKeptPhoto(memberId: string, profileId: string) {
  const key = `chosen-photo:${memberId}:${profileId}`
  return {
    keep: (photo: SentPhoto, balance: number) => remember(key, { photo, balance, at: Date.now() } satisfies Kept),
    forget: () => remember(key, undefined),
    read(): Kept | undefined {
      const kept = recall<Kept>(key)
      return kept && Date.now() - kept.at < FOR ? kept : undefined
    },
  }
}
