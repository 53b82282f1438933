import { createListeners } from '#site/lib/visit/create_listeners.ts'

let isNowLive = false
const { tellAll, listen } = createListeners()

export { listen as onLiveState }

/** Whether this tab hears of changes at once; if not, it polls. */
export function isLive(): boolean {
  return isNowLive
}

export function noteLive(isLive: boolean): void {
  isNowLive = isLive
  tellAll()
}
