import { dismiss, FOR_GOOD } from './dismissals.ts'

/** Chromium's offer to install the site, which a page may keep until it is wanted. It can be shown once. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

export function installPrompt(): InstallPrompt | null {
  return kept
}

export function onInstallPrompt(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function noteInstallPrompt(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const tell of listeners) tell()
}

/** The browser may have made its offer before this script came (start_script.ts). */
export function keepInstallPrompt(): void {
  noteInstallPrompt((window as { installPrompt?: InstallPrompt }).installPrompt ?? null)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    noteInstallPrompt(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => {
    noteInstallPrompt(null)
    dismiss('hide-install-alert', FOR_GOOD)
  })
}
