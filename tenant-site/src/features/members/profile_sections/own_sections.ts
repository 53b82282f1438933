/** The parts in which a profile is edited, with the brand's fields that belong to each (specification §3). */
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

/** A search needs them, shown on a profile or not. */
const ALWAYS: readonly OwnSection[] = ['basics', 'place']

/** The parts a member edits, in the order in which the brand shows their fields; of what it shows nowhere there is none. */
export function ownSections(visibleFields: readonly string[]): OwnSection[] {
  const shown = visibleFields.flatMap((field) => {
    const section = (Object.keys(FIELDS) as OwnSection[]).find((name) =>
      (FIELDS[name] as readonly string[]).includes(field)
    )
    return section ? [section] : []
  })
  return [...new Set([...shown, ...ALWAYS])]
}

/** The fields of a part that the brand shows, in its order. */
export function fieldsOf<Name extends OwnSection>(section: Name, visibleFields: readonly string[]) {
  const own: readonly string[] = FIELDS[section]
  return visibleFields.filter((field) => own.includes(field)) as (typeof FIELDS)[Name][number][]
}
