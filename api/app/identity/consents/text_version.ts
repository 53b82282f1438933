import type { Site } from '#app/tenancy/sites/site'
import type { ConsentKind } from './consent_kinds.js'

/** When each text last changed (ISO 8601, UTC); the date of the terms is from specification §9. */
const WRITTEN: Record<ConsentKind, string> = {
  terms: '2023-12-01T12:00:00.000Z',
  privacy: '2023-12-01T12:00:00.000Z',
  sexuality_data: '2026-11-25T12:00:00.000Z',
  member_resell: '2026-11-25T12:00:00.000Z',
}

/** The later of the text's and the company's date, since a new company needs new consent (specification §9). */
export function textVersion(kind: ConsentKind, { company }: Pick<Site, 'company'>): string {
  const written = WRITTEN[kind]
  return new Date(company.added) > new Date(written) ? company.added : written
}
