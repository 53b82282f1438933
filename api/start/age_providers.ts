/** A service that confirms ages by OpenID Connect, as AGE_PROVIDERS names it. */
export interface AgeProviderConfig {
  /** Where `/.well-known/openid-configuration` is. */
  issuer: string
  client_id: string
  client_secret: string
  /** What is asked for. */
  scope: string
  /** The answer that is true for who is of age. */
  claim: string
}

const DEFAULTS = { scope: 'openid', claim: 'age_over_18' }
const REQUIRED = ['issuer', 'client_id', 'client_secret'] as const
const NAME = /^[a-z0-9_-]{1,40}$/

/**
 * Reads AGE_PROVIDERS: a JSON object of services by the name a brand's setting `age_provider` calls them by.
 * @throws Error with what is wrong
 */
export function readAgeProviders(key: string, value: string | undefined): Map<string, AgeProviderConfig> {
  const parsed = value ? parse(key, value) : {}
  return new Map(Object.entries(parsed).map(([name, config]) => [name, complete(`${key}.${name}`, name, config)]))
}

function parse(key: string, value: string): object {
  try {
    const parsed: unknown = JSON.parse(value)
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed
  } catch {
    // Said below.
  }
  throw new Error(`${key} must be a JSON object of services by their names`)
}

function complete(key: string, name: string, config: unknown): AgeProviderConfig {
  if (!NAME.test(name)) throw new Error(`${key}: a name has small letters, digits, - and _ alone`)
  const given = { ...DEFAULTS, ...(config as Partial<AgeProviderConfig>) }
  for (const field of [...REQUIRED, 'scope', 'claim'] as const)
    if (typeof given[field] !== 'string' || !given[field]) throw new Error(`${key}.${field} is missing`)
  if (!isSafe(given.issuer!)) throw new Error(`${key}.issuer must begin with https://`)
  return given as AgeProviderConfig
}

/** Plain HTTP never leaves this machine. */
function isSafe(issuer: string): boolean {
  const { protocol, hostname } = URL.parse(issuer) ?? {}
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname!))
}
