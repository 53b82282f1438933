/** Protocol-relative, with the console's own port, if any. */
export function siteAddress(host: string): string {
  return `//${host}${location.port && `:${location.port}`}`
}
