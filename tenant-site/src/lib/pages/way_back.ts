import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'way-back'

/** Notes the conversation somebody is in, so that buying credits leads back to it. */
export function rememberWayBack(path: string): void {
  remember(KEY, path)
}

/** The conversation to go back to, if this tab had one open. */
export function wayBack(): string | undefined {
  return recall<string>(KEY)
}
