import { createListeners } from './create_listeners.ts'

/** Chromium's offer to install the site, which a page may keep until it is wanted. It can be shown once. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const keeper = window as { installPrompt?: InstallPrompt | null }
const { tellAll, listen } = createListeners()

/** The browser makes its offer when it likes: the page's first script keeps it (start_script.ts). */
export function installPrompt(): InstallPrompt | null {
  return keeper.installPrompt ?? null
}

export function noteInstallPrompt(prompt: InstallPrompt | null): void {
  keeper.installPrompt = prompt
  tellAll()
}

export function onInstallPrompt(tell: () => void): () => void {
  function take(event: Event) {
    event.preventDefault()
    noteInstallPrompt(event as InstallPrompt)
  }
  const stop = listen(tell)
  addEventListener('beforeinstallprompt', take)
  return () => {
    stop()
    removeEventListener('beforeinstallprompt', take)
  }
}
