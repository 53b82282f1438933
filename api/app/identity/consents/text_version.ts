import type { Site } from '#app/tenancy/sites/site'
import type { ConsentKind } from './consent_kinds.js'

/** Since when each text says what it says (ISO 8601, UTC); the terms' day is the specification's (§9). */
const WRITTEN: Record<ConsentKind, string> = {
  terms: '2023-12-01T12:00:00.000Z',
  privacy: '2023-12-01T12:00:00.000Z',
  sexuality_data: '2026-11-21T12:00:00.000Z',
  member_resell: '2026-11-21T12:00:00.000Z',
}

/**
 * Which version of a text holds at a brand: the date it has, or its company's if that came later (specification §9): with
 * another company it is agreed to with somebody else.
 */
export function textVersion(kind: ConsentKind, { company }: Pick<Site, 'company'>): string {
  const written = WRITTEN[kind]
  return new Date(company.added) > new Date(written) ? company.added : written
}
