import { BANNER_DISMISSALS, HOLDS, isDismissed, onDismissal } from '#site/lib/visit/dismissals.ts'
import { canBeSwitchedOn, onPushState, pushState } from '#site/lib/visit/push_state.ts'
import { onSeenBanners, seenBanners } from '#site/lib/visit/seen_banners.ts'

const COOKIE = 'browser-notes'

export const PUSH_NOTE = 'push'

const SEEN = 'seen-'
/** The minute in which the banners were last seen. */
const AT = 'at-'
const MINUTE = 60_000
/** A visit ends when no page was opened for this long, in ms. */
export const VISIT = 30 * MINUTE

/** Dismissed banners, those this visit has shown, and push support, which the server needs to render banners without layout shift. */
export type BrowserNotes = readonly string[]

export function readNotes(cookies: string): BrowserNotes {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  const notes = found?.slice(COOKIE.length + 1).split('.') ?? []
  const at = notes.find((note) => note.startsWith(AT))
  const isSameVisit = at !== undefined && minuteNow() - Number(at.slice(AT.length)) < VISIT / MINUTE
  return isSameVisit ? notes : notes.filter((note) => !note.startsWith(AT) && !note.startsWith(SEEN))
}

export function seenIn(notes: BrowserNotes): string[] {
  return notes.filter((note) => note.startsWith(SEEN)).map((note) => note.slice(SEEN.length))
}

export function keepNotes(): void {
  function keep() {
    const notes: string[] = BANNER_DISMISSALS.filter(isDismissed)
    if (canBeSwitchedOn(pushState())) notes.push(PUSH_NOTE)
    const seen = seenBanners().map((id) => SEEN + id)
    if (seen.length > 0) notes.push(...seen, AT + minuteNow())
    const noted = notes.join('.')
    if (noted === readNotes(document.cookie).join('.')) return
    document.cookie = `${COOKIE}=${noted}; path=/; max-age=${noted ? HOLDS / 1000 : 0}; samesite=lax`
  }
  keep()
  onDismissal(keep)
  onPushState(keep)
  onSeenBanners(keep)
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE)
}
