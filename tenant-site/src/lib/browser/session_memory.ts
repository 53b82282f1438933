const kept = new Map<string, string>()

/** What this tab remembers until it is closed; where the browser refuses to store anything, until it is reloaded. */
export function recall<Value>(key: string): Value | undefined {
  const text = stored(key) ?? kept.get(key)
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

/** Remembers a value for this tab, or forgets it when there is none. */
export function remember(key: string, value: unknown): void {
  const text = value === undefined ? undefined : JSON.stringify(value)
  if (text === undefined) kept.delete(key)
  else kept.set(key, text)
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or switched off: the page's own memory does.
  }
}

function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
