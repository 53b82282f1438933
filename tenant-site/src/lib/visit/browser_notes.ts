import { BANNER_DISMISSALS, HOLDS, isDismissed, onDismissal } from '#site/lib/visit/dismissals.ts'
import { canBeSwitchedOn, onPushState, pushState } from '#site/lib/visit/push_state.ts'

const COOKIE = 'browser-notes'

export const PUSH_NOTE = 'push'

/** Dismissed banners and push support, which the server needs to render banners without layout shift. */
export type BrowserNotes = readonly string[]

export function readNotes(cookies: string): BrowserNotes {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return found?.slice(COOKIE.length + 1).split('.') ?? []
}

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
