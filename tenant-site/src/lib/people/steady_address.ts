const first = new Map<string, string>()

/**
 * The address under which this tab saw a photo first: those that hold for some minutes change with every answer, and the browser
 * would fetch again what it has. Where the API itself hands photos out, it knows the member by the cookie when an address is too old.
 */
export function steadyAddress(address: string, prefix: string): string {
  const [path, seal] = address.split('?') as [string, string?]
  if (import.meta.env.SSR || !seal || prefix) return prefix + address
  const known = first.get(path)
  if (!known) first.set(path, address)
  return known ?? address
}
