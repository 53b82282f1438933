import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isAppleSafari, isInstalled } from '#site/lib/browser/installed_app.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { dismiss, FOR_GOOD } from '#site/lib/visit/dismissals.ts'
import { type InstallPrompt, installPrompt, onInstallPrompt } from '#site/lib/visit/install_prompt.ts'
import { isBack, noteVisit, onVisit } from '#site/lib/visit/visits.ts'

export type InstallOffer = { prompt: InstallPrompt | null }

/** How the site can be installed here, for members who come back and haven't closed the offer or installed it. */
export function useInstallOffer(): [InstallOffer | null, () => void] {
  const [isAway, putAway] = useDismissal('hide-install-alert')
  const isComingBack = useIsBack()
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => null)
  const isHydrated = useHydrated()
  const isOffered = isHydrated && isComingBack && !isAway && (prompt !== null || isAppleSafari()) && !isInstalled()

  useEffect(() => {
    // Of the app itself: the browser it belongs to needs no offer any more.
    if (isInstalled()) dismiss('hide-install-alert', FOR_GOOD)
  }, [])

  return [isOffered ? { prompt } : null, putAway]
}

/** Whether the member was here in an earlier visit. */
function useIsBack(): boolean {
  const isMember = useUser() !== null
  const { pathname } = useLocation()
  useEffect(() => {
    if (isMember) noteVisit()
  }, [isMember, pathname])
  const isComingBack = useSyncExternalStore(onVisit, isBack, () => false)
  return isMember && isComingBack
}
