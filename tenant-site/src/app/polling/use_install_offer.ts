import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isAppleSafari, isInstalled } from '#site/lib/browser/installed_app.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { dismiss, FOR_GOOD } from '#site/lib/visit/dismissals.ts'
import { noteInstallOffer } from '#site/lib/visit/install_offer.ts'
import { installPrompt, noteInstallPrompt, onInstallPrompt } from '#site/lib/visit/install_prompt.ts'
import { isBack, noteVisit, onVisit } from '#site/lib/visit/visits.ts'

/** Offers to install the site (banners) to members who come back and haven't refused or installed it. */
export function useInstallOffer(): void {
  const [isAway] = useDismissal('hide-install-alert')
  const { pathname } = useLocation()
  const isComingBack = useSyncExternalStore(onVisit, isBack)
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  const isOffered = isComingBack && !isAway && (prompt !== null || isAppleSafari()) && !isInstalled()

  useEffect(noteVisit, [pathname])

  useEffect(() => {
    noteInstallOffer(isOffered ? { prompt } : null)
    return () => noteInstallOffer(null)
  }, [isOffered, prompt])

  useEffect(() => {
    // In the app itself: the browser it belongs to needs no offer any more.
    if (isInstalled()) endOffers()
    addEventListener('appinstalled', endOffers)
    return () => removeEventListener('appinstalled', endOffers)
  }, [])
}

function endOffers(): void {
  noteInstallPrompt(null)
  dismiss('hide-install-alert', FOR_GOOD)
}
