const first = new Map<string, string>()

/** Reuses a photo's first signed address in this tab, for the browser cache; once expired, the API checks the session cookie. */
export function steadyAddress(address: string, prefix: string): string {
  const [path, seal] = address.split('?') as [string, string?]
  if (import.meta.env.SSR || !seal || prefix) return prefix + address
  const known = first.get(path)
  if (!known) first.set(path, address)
  return known ?? address
}
