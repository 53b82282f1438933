import env from '#start/env'

/** Plain HTTP with our port on this machine, HTTPS everywhere else. */
export function siteAddress(host: string, path: string): string {
  const origin = /(^|\.)localhost$/.test(host) ? `http://${host}:${env.get('PORT')}` : `https://${host}`
  return `${origin}${path}`
}
