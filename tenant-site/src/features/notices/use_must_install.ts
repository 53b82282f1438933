import { useHydrated } from '#site/lib/use_hydrated.ts'

/** Whether this is an iPhone or iPad on which the site has to be installed before it can push (iOS 16.4). */
export function useMustInstall(): boolean {
  return useHydrated() && isApple() && !isInstalled()
}

/** An iPad calls itself a Mac, which has no touch. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
