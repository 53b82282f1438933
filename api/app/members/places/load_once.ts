/** Caches a successful result forever, for lists that change only with a release; failures are retried. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () =>
    (kept ??= load().catch((error) => {
      kept = undefined
      throw error
    }))
}
