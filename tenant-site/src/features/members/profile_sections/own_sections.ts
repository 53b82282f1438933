/** Sections of the profile editor and the brand's fields in each (specification §3). */
const FIELDS = {
  basics: ['name', 'age', 'gender', 'sexuality'],
  place: ['country', 'region', 'city'],
  looks: ['body_type', 'hair_colour', 'eye_colour', 'tattoos'],
  relationship: ['relationship_status'],
  reason: ['reason'],
  interests: ['interests'],
  about: ['about_me'],
} as const

export type OwnSection = keyof typeof FIELDS

/** Needed for the search, even when profiles don't show them. */
const ALWAYS: readonly OwnSection[] = ['basics', 'place']

/** In the order of the brand's fields, without sections it doesn't show. */
export function ownSections(visibleFields: readonly string[]): OwnSection[] {
  const shown = visibleFields.flatMap((field) => {
    const section = (Object.keys(FIELDS) as OwnSection[]).find((name) =>
      (FIELDS[name] as readonly string[]).includes(field)
    )
    return section ? [section] : []
  })
  return [...new Set([...shown, ...ALWAYS])]
}

/** In the brand's order. */
export function fieldsOf<Name extends OwnSection>(section: Name, visibleFields: readonly string[]) {
  const own: readonly string[] = FIELDS[section]
  return visibleFields.filter((field) => own.includes(field)) as (typeof FIELDS)[Name][number][]
}
