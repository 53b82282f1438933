import env from '#start/env'
import type { AgeProvider } from './age_provider.js'
import { oidcAgeProvider } from './oidc_age_provider.js'
import { AgeProviderUnavailable } from '#app/identity/account/identity_errors'

const known = new Map<string, AgeProvider>()

/** @throws AgeProviderUnavailable if no such provider is configured, so a typo in the settings lets no one in */
export function ageProviderNamed(name: string): AgeProvider {
  const found = known.get(name)
  if (found) return found
  const config = env.get('AGE_PROVIDERS').get(name)
  if (!config) throw new AgeProviderUnavailable()
  const provider = oidcAgeProvider(name, config)
  known.set(name, provider)
  return provider
}
