/** Whether this is the app on the home screen, not a tab of the browser. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** iPhones and iPads; iPadOS reports as a Mac, but Macs have no touch. */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Safari on iPhones and iPads: other browsers there name themselves, and pages inside apps don't say Safari at all. */
export function isAppleSafari(): boolean {
  return (
    isAppleTouch() && /Safari\//.test(navigator.userAgent) && !/(Cri|Fxi|Edgi|OPi)OS|GSA\//.test(navigator.userAgent)
  )
}
