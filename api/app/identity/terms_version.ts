import type { Site } from '#app/tenancy/site'

const FIRST = '2023-12-01T12:00:00.000Z'

/** Which terms hold at a brand: the date they have, or its company's if that came later (specification §9). */
export function termsVersion({ company }: Site): string {
  return new Date(company.added) > new Date(FIRST) ? company.added : FIRST
}
