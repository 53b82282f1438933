/** Unsaved values by field; null resets to the inherited value. */
export type Drafts = Record<string, unknown>

/** A copy with one field changed, or without it when the value equals the saved one. */
export function withDraft(drafts: Drafts, name: string, value: unknown, saved: unknown): Drafts {
  const others = without(drafts, name)
  return isAlike(value, saved) ? others : { ...others, [name]: value }
}

export function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** Equality of two JSON values. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** `{ 'index_title.en': 'Hello' }` becomes `{ index_title: { en: 'Hello' } }`, as the API expects. */
export function nested(drafts: Drafts): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(drafts)) {
    const [name, language] = path.split('.') as [string, string?]
    body[name] = language ? { ...(body[name] as object), [language]: value } : value
  }
  return body
}
