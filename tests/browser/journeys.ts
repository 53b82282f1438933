export interface Journey {
  brand: string
  name: string
  host: string
  language: string
  arrival: string
  /** Visitors are warned that the site is for adults. */
  warnsAtEntry: boolean
  partner: string
  country: string
  region: string
  first: string
  answer: string
}

export const JOURNEYS: Journey[] = [
  {
    brand: 'rosa',
    name: 'Rosa',
    host: 'rosa.localhost',
    language: 'en',
    arrival: '/',
    warnsAtEntry: false,
    partner: 'Alex',
    country: 'GB',
    region: 'England',
    first: 'Is there any bread left for Sunday?',
    answer: 'There is, and you get the crust.',
  },
  {
    brand: 'vlam',
    name: 'Vlam',
    host: 'vlam.localhost',
    language: 'nl',
    arrival: '/?network=demo&ref=7',
    warnsAtEntry: true,
    partner: 'Sam',
    country: 'NL',
    region: 'Utrecht',
    first: 'Hoe is het met de fiets?',
    answer: 'Die rijdt weer, en jij?',
  },
]
