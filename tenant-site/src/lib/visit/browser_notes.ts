import { BANNER_DISMISSALS, HOLDS, isDismissed, onDismissal } from '#site/lib/visit/dismissals.ts'
import { canBeSwitchedOn, onPushState, pushState } from '#site/lib/visit/push_state.ts'

const COOKIE = 'browser-notes'

/** That pushes could be switched on here. */
export const PUSH_NOTE = 'push'

/**
 * What only the browser knows and a page needs to be written as it will stay: which banners were put away, and whether pushes could
 * be switched on. A banner that came or went later would push the page about under the reader’s eyes.
 */
export type BrowserNotes = readonly string[]

/** Reads the notes from a `Cookie` header, or what a page sees of it. */
export function readNotes(cookies: string): BrowserNotes {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return found?.slice(COOKIE.length + 1).split('.') ?? []
}

/** Keeps the notes in a cookie from now on; who has put nothing away and can’t have pushes gets none. */
export function keepNotes(): void {
  function keep() {
    const notes: string[] = BANNER_DISMISSALS.filter(isDismissed)
    if (canBeSwitchedOn(pushState())) notes.push(PUSH_NOTE)
    const noted = notes.join('.')
    if (noted === readNotes(document.cookie).join('.')) return
    document.cookie = `${COOKIE}=${noted}; path=/; max-age=${noted ? HOLDS / 1000 : 0}; samesite=lax`
  }
  keep()
  onDismissal(keep)
  onPushState(keep)
}
