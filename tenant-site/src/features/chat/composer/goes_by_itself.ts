import type { Outgoing } from '#site/features/chat/state/shapes.ts'

/** In ms: what was written longer ago may no longer be meant, and is offered instead. */
const FOR = 60 * 60_000

/** Whether a message that found no connection is sent without being asked for again. */
export function goesByItself({ at }: Pick<Outgoing, 'at'>, now = Date.now()): boolean {
  return now - Date.parse(at) < FOR
}
