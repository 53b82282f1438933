import { fieldRefused } from '#app/http/validation/field_refused'
import type { Condition } from './list_query.js'

/** A filter by one of several states, each an SQL condition. It throws 422 for another word. */
export function byState(states: Readonly<Record<string, string>>) {
  const condition = (text: string): Condition => {
    if (!Object.hasOwn(states, text)) throw fieldRefused('filter', 'list_filter')
    return { sql: `(${states[text]})`, bindings: [] }
  }
  return { kind: 'search' as const, condition }
}
