/** A package as the API shows it; times are on the brand's clocks. */
export interface CreditPackage {
  id: string
  key: string
  country: string
  state: 'on_sale' | 'planned' | 'ended'
  credits: number
  bonus_credits: number
  price_minor: number
  currency: string
  recommended: boolean
  starts: string | null
  ends: string | null
  credit_price: number
  best_value: boolean
  saving_percent: number
  version: string
}

/** A country in which the brand can sell; `needed`: its members live there. */
export interface SalesPlace {
  country: string
  currency: string
  /** What a package may cost at most, in whole units. */
  dearest: number
  needed: boolean
}

export interface PackageList {
  time_zone: string
  places: SalesPlace[]
  packages: CreditPackage[]
}

/** What a country is offered. */
export interface CountryOffer {
  place: SalesPlace
  offered: CreditPackage[]
  retired: CreditPackage[]
}

/** Countries with packages, and those that need some, which come first where they have none. */
export function countryOffers({ places, packages }: PackageList): CountryOffer[] {
  return places
    .map((place) => {
      const there = packages.filter(({ country }) => country === place.country)
      const isOver = ({ state }: CreditPackage) => state === 'ended'
      return { place, offered: there.filter((one) => !isOver(one)), retired: there.filter(isOver) }
    })
    .filter(({ place, offered, retired }) => place.needed || offered.length + retired.length > 0)
}
