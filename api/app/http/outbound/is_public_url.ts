import { isIP } from 'node:net'
import { isPublicAddress } from './is_public_address.js'

/** This machine, as the host of a URL. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether a URL may be asked as far as it says by itself: what its name resolves to is checked when it is. */
export function isPublicUrl({ protocol, port, hostname, username, password }: URL, isStrict: boolean): boolean {
  const ip = hostname.replace(/^\[|\]$/g, '')
  const isSafe = protocol === 'https:' && !username && !password && (port === '' || !isStrict)
  return isSafe && !LOOPBACK.includes(hostname) && (isIP(ip) === 0 || isPublicAddress(ip))
}
