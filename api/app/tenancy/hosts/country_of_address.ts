import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'

interface CountryRow extends CountryResponse {
  country_code?: string
}

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
)
const reader = new Reader<CountryRow>(readFileSync(file))

/** Private, local and example networks (RFC 6890): the list assigns some of them to countries. */
const NOWHERE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
  '2001:db8::/32',
]

const nowhere = new BlockList()
for (const network of NOWHERE) {
  const [address, bits] = network.split('/')
  nowhere.addSubnet(address!, Number(bits), familyOf(address!))
}

/** ISO 3166-1 alpha-2, by an offline list; null for private and unknown addresses. */
export function countryOfAddress(address: string): string | null {
  if (!isIP(address) || nowhere.check(address, familyOf(address))) return null
  return reader.get(address)?.country_code ?? null
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
