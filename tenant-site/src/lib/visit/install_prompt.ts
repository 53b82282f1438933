/** Chromium's offer to install the site, which a page may keep until it is wanted. It can be shown once. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const keeper = window as { installPrompt?: InstallPrompt | null }
const listeners = new Set<() => void>()

/** The browser makes its offer when it likes: the page's first script keeps it (start_script.ts). */
export function installPrompt(): InstallPrompt | null {
  return keeper.installPrompt ?? null
}

export function noteInstallPrompt(prompt: InstallPrompt | null): void {
  keeper.installPrompt = prompt
  for (const tell of listeners) tell()
}

export function onInstallPrompt(tell: () => void): () => void {
  function take(event: Event) {
    event.preventDefault()
    noteInstallPrompt(event as InstallPrompt)
  }
  listeners.add(tell)
  addEventListener('beforeinstallprompt', take)
  return () => {
    listeners.delete(tell)
    removeEventListener('beforeinstallprompt', take)
  }
}
