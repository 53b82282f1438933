/** Protocol-relative, with the console's own port, if any. */
export function siteAddress(host: string): string {
  return `//${host}${location.port && `:${location.port}`}`
}

/** For links that leave the console, with the protocol under which it is open itself: https in production. */
export function siteOrigin(host: string): string {
  return new URL(siteAddress(host), location.href).origin
}
