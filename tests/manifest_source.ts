/** A small brand that may be live, as YAML; tests break it line by line. */
export const manifestSource = (slug: string) => `tenant: ${slug}
state: live
company: { key: ${slug}, name: Kade B.V., address: Kade 1, kvk: '1', city: Delft, country: NL, vat_percent: 21, vat_numbers: [NL1], support_phone: '+31 20', added: 2024-01-01T00:00:00Z }
niche: 1
time_zone: Europe/Amsterdam
theme: { preset: dusk }
domains:
  - { host: ${slug}.localhost, language: nl-NL, country: NL, main: true }
settings:
  name: Kade
  index_title: { nl: Hallo }
  support_email: help@kade.example
  countries: [NL]
packages:
  - { key: start, country: NL, credits: 50, price_minor: 999, currency: EUR }
invite_codes:
  - { code: HALLO-1, uses: 2 }
`
