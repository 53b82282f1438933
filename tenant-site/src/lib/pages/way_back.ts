import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'way-back'

export function rememberWayBack(path: string): void {
  remember(KEY, path)
}

export function wayBack(): string | undefined {
  return recall<string>(KEY)
}
