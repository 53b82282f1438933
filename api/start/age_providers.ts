import { isPublicUrl, LOOPBACK } from '#app/http/outbound/is_public_url'

/** A service that confirms ages by OpenID Connect. */
export interface AgeProviderConfig {
  /** Base of `/.well-known/openid-configuration`. */
  issuer: string
  client_id: string
  client_secret: string
  scope: string
  /** Claim that is true for adults. */
  claim: string
}

const DEFAULTS = { scope: 'openid', claim: 'age_over_18' }
const REQUIRED = ['issuer', 'client_id', 'client_secret'] as const
const NAME = /^[a-z0-9_-]{1,40}$/

/** Parses AGE_PROVIDERS, a JSON object keyed by values of the setting `age_provider`. @throws Error when it is invalid */
export function readAgeProviders(key: string, value: string | undefined): Map<string, AgeProviderConfig> {
  const parsed = value ? parse(key, value) : {}
  return new Map(Object.entries(parsed).map(([name, config]) => [name, complete(`${key}.${name}`, name, config)]))
}

function parse(key: string, value: string): object {
  try {
    const parsed: unknown = JSON.parse(value)
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed
  } catch {
    // Reported below.
  }
  throw new Error(`${key} must be a JSON object of services by their names`)
}

function complete(key: string, name: string, config: unknown): AgeProviderConfig {
  if (!NAME.test(name)) throw new Error(`${key}: a name has small letters, digits, - and _ alone`)
  const given = { ...DEFAULTS, ...(config as Partial<AgeProviderConfig>) }
  for (const field of [...REQUIRED, 'scope', 'claim'] as const)
    if (typeof given[field] !== 'string' || !given[field]) throw new Error(`${key}.${field} is missing`)
  if (!isSafe(given.issuer!))
    throw new Error(`${key}.issuer must be a public address that begins with https://, on port 443 in production`)
  return given as AgeProviderConfig
}

/** Outside production a service may be on this machine, by any scheme. */
function isSafe(issuer: string): boolean {
  const url = URL.parse(issuer)
  const isStrict = process.env.NODE_ENV === 'production'
  return url !== null && ((!isStrict && LOOPBACK.includes(url.hostname)) || isPublicUrl(url, isStrict))
}
