import env from '#start/env'

export const ADMIN_HOST = env.get('ADMIN_HOST') ?? 'admin.localhost'

export const MAIL_HOST = 'mail.localhost'

export const PAY_HOST = 'pay.localhost'

export const PLATFORM_HOSTS: readonly string[] = [ADMIN_HOST, MAIL_HOST, PAY_HOST]

const LONGEST_HOST = 253

/** The host in lower case, without port and trailing dot; null for an empty, malformed or repeated header. */
export function requestHost(rawHeaders: string[]): string | null {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
  if (hosts.length !== 1) return null
  const host = hosts[0]!
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return host.length > 0 && host.length <= LONGEST_HOST && /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(host) ? host : null
}
