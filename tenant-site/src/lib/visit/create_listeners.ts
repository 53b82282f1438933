/** Who wants to hear of changes to what is kept outside React (`useSyncExternalStore`). */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    tellAll(): void {
      for (const tell of listeners) tell()
    },
    /** Returns how to end it. */
    listen(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
