import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'opening'

/** Keeps a first sentence that was chosen before there was anyone to write to, for this tab's first conversation. */
export function keepOpening(text: string | undefined): void {
  remember(KEY, text)
}

export function keptOpening(): string | undefined {
  return recall(KEY)
}
