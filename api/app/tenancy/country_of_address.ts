import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'maxmind'

interface CountryRow extends CountryResponse {
  country_code?: string
}

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
)
const reader = new Reader<CountryRow>(readFileSync(file))

/** The country an address belongs to (ISO 3166-1 alpha-2), by an offline list; null for private and unknown ones. */
export function countryOfAddress(address: string): string | null {
  try {
    return reader.get(address)?.country_code ?? null
  } catch {
    return null
  }
}
