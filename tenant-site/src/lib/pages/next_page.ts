const HOME = '/members'

/** Any origin: it only shows whether an address leaves the site. */
const HERE = 'https://here.invalid'

/** Where to go after login; only paths of this site, to prevent open redirects. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Browsers drop tabs and line breaks, so `/<tab>/evil.example` would leave the site.
  if (!next.startsWith('/') || /\p{Cc}/u.test(next) || !URL.canParse(next, HERE)) return HOME
  const { origin, pathname, search: query, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + query + hash : HOME
}
