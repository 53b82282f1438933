import env from '#start/env'
import type { AgeProvider } from './age_provider.js'
import { oidcAgeProvider } from './oidc_age_provider.js'
import { AgeProviderUnavailable } from '#app/identity/account/identity_errors'

const known = new Map<string, AgeProvider>()

/**
 * A service that confirms ages, by the name settings know it by. @throws AgeProviderUnavailable where this installation has none of
 * that name: nobody is let in by a slip of the pen
 */
export function ageProviderNamed(name: string): AgeProvider {
  const found = known.get(name)
  if (found) return found
  const config = env.get('AGE_PROVIDERS').get(name)
  if (!config) throw new AgeProviderUnavailable()
  const provider = oidcAgeProvider(name, config)
  known.set(name, provider)
  return provider
}
