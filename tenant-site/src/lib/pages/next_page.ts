/** Where to go after login; only paths of this site, to prevent open redirects. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])/.test(next) ? next : '/members'
}
