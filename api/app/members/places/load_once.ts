/** Loads something once and keeps it; a failure is not kept. For lists that change only with a new release. */
export function keepOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () =>
    (kept ??= load().catch((error) => {
      kept = undefined
      throw error
    }))
}
