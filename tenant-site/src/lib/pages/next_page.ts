/** Where to go after logging in: only ever a path of this site. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])/.test(next) ? next : '/members'
}
