/** A brand's site as this browser reaches it: under the port the console has, if it has one. */
export function siteAddress(host: string): string {
  return `//${host}${location.port && `:${location.port}`}`
}
