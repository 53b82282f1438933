import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** The push services of Chrome and those built on it, Firefox, Windows and Safari. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** Hosts that stand in for push services, of any port; never in production. */
const STAND_INS = app.inProduction ? [] : (env.get('PUSH_HOSTS') ?? '').split(',').filter(Boolean)

/** Browsers supply the address and we send requests there: only known services, by HTTPS on port 443; null for anything else. */
export function pushEndpoint(text: string, standIns: readonly string[] = STAND_INS): string | null {
  const address = URL.parse(text)
  if (!address || address.username || address.password) return null
  const { protocol, port, hostname, href } = address
  if (standIns.includes(hostname)) return href
  return protocol === 'https:' && port === '' && SERVICES.some((service) => isOf(service, hostname)) ? href : null
}

function isOf(service: string, host: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
}
