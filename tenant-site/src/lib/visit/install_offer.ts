import type { InstallPrompt } from './install_prompt.ts'
import { createListeners } from './create_listeners.ts'

/** How the site can be installed here: by the browser's own question, or, without one, as it is explained. */
export type InstallOffer = { prompt: InstallPrompt | null }

let made: InstallOffer | null = null
const { tellAll, listen } = createListeners()

export { listen as onInstallOffer }

/** Null where the site can't be installed, where it is, and for members who refused or are here for the first time. */
export function installOffer(): InstallOffer | null {
  return made
}

export function noteInstallOffer(offer: InstallOffer | null): void {
  made = offer
  tellAll()
}
