import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LONGEST_TEXT } from './line.js'

/** A notification locks out those of all others while it is committed, so a server sends one at most in this time. */
const APART_MS = 5

/** Gathers lines that come close together into few texts. @returns a function whose promise resolves when its lines were handed on */
export function gathering(say: (text: string) => void, heading: string): (lines: readonly string[]) => Promise<void> {
  let waiting: string[] = []
  let next: Promise<void> | undefined
  let last = 0

  // Bound to no request, as it acts for many.
  const sayAll = AsyncResource.bind(async () => {
    await sleep(Math.max(0, last + APART_MS - Date.now()))
    const lines = waiting
    waiting = []
    next = undefined
    last = Date.now()
    textsOf(lines, heading).forEach(say)
  })

  return (lines) => {
    waiting.push(...lines)
    next ??= sayAll()
    return next
  }
}

function textsOf(lines: Iterable<string>, heading: string): string[] {
  const texts: string[] = []
  let text = heading
  for (const line of new Set(lines)) {
    if (text.length + 1 + line.length > LONGEST_TEXT) {
      texts.push(text)
      text = heading
    }
    text += `\n${line}`
  }
  return [...texts, text]
}
