import type { Site } from '#app/tenancy/sites/site'

/**
 * Whether a brand asks for proof of age in any of these countries (ISO 3166-1 alpha-2; null where one is not known). Elsewhere,
 * and where it names no provider, what people declare at sign-up is believed.
 */
export function asksForProofOfAge({ settings }: Site, countries: (string | null)[]): boolean {
  return settings.age_provider !== '' && countries.some((one) => one && settings.age_check_countries.includes(one))
}
