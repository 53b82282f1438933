import type { Site } from '#app/tenancy/sites/site'

/** Whether members must prove their age in any of these countries (ISO 3166-1 alpha-2); elsewhere the age they declare counts. */
export function asksForAgeCheck({ settings }: Site, countries: (string | null)[]): boolean {
  return settings.age_provider !== '' && countries.some((one) => one && settings.age_check_countries.includes(one))
}
