/** Values by field, as they were changed but not yet saved; null puts back to what is inherited. */
export type Drafts = Record<string, unknown>

/** A copy with one field changed; a field that is as it was stands no longer in it. */
export function withDraft(drafts: Drafts, name: string, value: unknown, saved: unknown): Drafts {
  const others = without(drafts, name)
  return isAlike(value, saved) ? others : { ...others, [name]: value }
}

/** A copy without one key. */
export function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** Whether two values of a form, JSON both, are the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The API's shape: `{ 'index_title.en': 'Hello' }` becomes `{ index_title: { en: 'Hello' } }`. */
export function nested(drafts: Drafts): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(drafts)) {
    const [name, language] = path.split('.') as [string, string?]
    body[name] = language ? { ...(body[name] as object), [language]: value } : value
  }
  return body
}
