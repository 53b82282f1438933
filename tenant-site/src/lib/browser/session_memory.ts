const memory = new Map<string, string>()

/** A value of this tab until it is closed; without storage, until it is reloaded. */
export function recall<Value>(key: string): Value | undefined {
  const text = stored(key) ?? memory.get(key)
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

export function remember(key: string, value: unknown): void {
  const text = value === undefined ? undefined : JSON.stringify(value)
  if (text === undefined) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or disabled: the in-memory map is enough.
  }
}

/** The keys of this tab that begin with a text; none without storage. */
export function remembered(start: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
