/** What of a member’s way a network may be told. */
export const POSTBACK_EVENTS = ['signup', 'activation', 'first_purchase', 'refund', 'chargeback'] as const

export type PostbackEvent = (typeof POSTBACK_EVENTS)[number]

/** What an address may name in braces; nothing of it says who the member is. */
export const POSTBACK_VALUES = [
  'event',
  'id',
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
  'lander',
  'slug',
  'amount',
  'currency',
  'time',
] as const

export type PostbackValues = Record<(typeof POSTBACK_VALUES)[number], string>

const IN_BRACES = /\{([^{}]*)\}|[{}]/g
const ONLY_DOTS = /^\.+$/

/** The first thing in braces that is no value, or a brace on its own; undefined when there is none. */
export function unknownValueIn(address: string): string | undefined {
  const names: readonly string[] = POSTBACK_VALUES
  for (const [whole, name] of address.matchAll(IN_BRACES)) if (!name || !names.includes(name)) return whole
  return undefined
}

/** The address with its values, each encoded; dots alone, which would lead to another folder, are left out. */
export function filledIn(address: string, values: PostbackValues): string {
  const filled = address.replace(IN_BRACES, (_, name: keyof PostbackValues) => {
    const value = values[name]
    return ONLY_DOTS.test(value) ? '' : encodeURIComponent(value)
  })
  return new URL(filled).href
}

/** Of one network: each event is told once, so it goes to one receiver. */
export function sharedEvents(one: { events: readonly string[] }, other: { events: readonly string[] }): string[] {
  return one.events.filter((event) => other.events.includes(event))
}
