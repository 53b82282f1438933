import env from '#start/env'

/** Hosts of the platform itself, beside the brands' domains. */
export const ADMIN_HOST = env.get('ADMIN_HOST') ?? 'admin.localhost'

/** Where captured mail is read, outside production. */
export const MAIL_HOST = 'mail.localhost'

/** Where the sandbox gateway's page stands, outside production. */
export const PAY_HOST = 'pay.localhost'

export const PLATFORM_HOSTS: readonly string[] = [ADMIN_HOST, MAIL_HOST, PAY_HOST]

const LONGEST_HOST = 253

/**
 * A request's host as we compare it: lower case, without port and trailing dot. Null for what is no host name: an empty,
 * over-long or doubled header.
 */
export function canonicalHost(rawHeaders: string[]): string | null {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
  if (hosts.length !== 1) return null
  const host = hosts[0]!
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return host.length > 0 && host.length <= LONGEST_HOST && /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(host) ? host : null
}
