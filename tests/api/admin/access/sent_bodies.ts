/** A fictional profile, as staff make one. */
export const FICTIONAL = {
  name: 'Fay',
  gender: 'female',
  looking_for: 'both',
  date_of_birth: '1990-01-01',
  country: 'GB',
}

/** A warning, with all that its statement of reasons needs. */
export const WARNING = {
  measures: ['warned'],
  about: 'spam',
  facts: 'The same text to many people.',
  language: 'en',
  ground: 'terms',
  clause: '4',
  reason: 'Seen by the team',
}

/** A company, without its key. */
export const COMPANY = {
  name: 'Amor B.V.',
  address: 'Kade 1',
  city: 'Delft',
  country: 'NL',
  kvk: '1',
  vat_percent: 21,
  support_phone: '+31 20-123 4567',
}
