import type { Answer } from '../../../visitor.ts'
import { withoutAsked } from './told_by.ts'

/** Traces of internals: PostgreSQL's messages and our own code. */
const INSIDE =
  /postgres|\bpg_[a-z]|relation "|syntax error at|invalid (input|byte)|violates|row-level security|node_modules|\n\s+at \S+ \(/

const NONCES = /nonce(-|=")[\w-]{22}/g

const EXCERPT = 300

/** What no answer may contain, whatever was asked: a server error, internals, or the victim's words. */
export function faultsOf(answer: Answer, id: unknown, canaries: string[]): string[] {
  const faults: string[] = []
  const rest = withoutAsked(answer, id)
  if (answer.status >= 500) faults.push(`it answered ${answer.status}: ${answer.text.slice(0, EXCERPT)}`)
  const shown = answer.text.replaceAll(NONCES, '')
  const inside = INSIDE.exec(shown)
  if (inside) faults.push(`it showed the inside: ${shown.slice(inside.index, inside.index + EXCERPT)}`)
  for (const canary of canaries) {
    const at = rest.indexOf(canary)
    if (at >= 0) faults.push(`it told the victim’s: ${rest.slice(Math.max(0, at - EXCERPT / 2), at + EXCERPT / 2)}`)
  }
  return faults
}
