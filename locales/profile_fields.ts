interface ProfileField {
  /** A `choice` is one of `choices`, or none, and is the same everywhere; other kinds have rules and fields of their own. */
  kind: 'text' | 'date' | 'gender' | 'place' | 'choice' | 'interests'
  /** Where members edit it: `own.sections` of `members/own_profile.json`. */
  section: string
  choices?: readonly string[]
  isSearched?: true
  /** Characters, or interests. */
  most?: number
  youngest?: number
  oldest?: number
}

/** What a profile says, in the order in which brands arrange it; `members/fields.json` names it in `fields` and `values`. */
export const PROFILE_FIELDS = {
  name: { kind: 'text', section: 'basics' },
  age: { kind: 'date', section: 'basics', youngest: 18, oldest: 120 },
  gender: { kind: 'gender', section: 'basics', choices: ['male', 'female'] },
  country: { kind: 'place', section: 'place' },
  region: { kind: 'place', section: 'place' },
  city: { kind: 'place', section: 'place' },
  sexuality: { kind: 'choice', section: 'basics', isSearched: true, choices: ['hetero', 'gay', 'lesbian', 'bi'] },
  relationship_status: {
    kind: 'choice',
    section: 'relationship',
    isSearched: true,
    choices: ['single', 'divorced', 'widowed', 'separated', 'open'],
  },
  body_type: {
    kind: 'choice',
    section: 'looks',
    isSearched: true,
    choices: ['slim', 'athletic', 'average', 'curvy', 'full'],
  },
  hair_colour: {
    kind: 'choice',
    section: 'looks',
    isSearched: true,
    choices: ['blond', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other'],
  },
  eye_colour: {
    kind: 'choice',
    section: 'looks',
    isSearched: true,
    choices: ['blue', 'green', 'brown', 'grey', 'hazel', 'other'],
  },
  tattoos: { kind: 'choice', section: 'looks', isSearched: true, choices: ['none', 'one', 'some', 'many'] },
  interests: { kind: 'interests', section: 'interests', isSearched: true, most: 20 },
  reason: {
    kind: 'choice',
    section: 'reason',
    isSearched: true,
    choices: ['relationship', 'dating', 'friendship', 'chat', 'adventure'],
  },
  about_me: { kind: 'text', section: 'about', most: 2000 },
} as const satisfies Record<string, ProfileField>

type Fields = typeof PROFILE_FIELDS
type Named<Trait> = { [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never }[keyof Fields]

export type ProfileFieldName = keyof Fields
export type ProfileSection = Fields[ProfileFieldName]['section']
export type ChoiceField = Named<{ kind: 'choice' }>
export type Choice<Field extends ChoiceField> = Fields[Field]['choices'][number]
/** Fields with one word each by which people are found. */
export type SearchedAttribute = Named<{ kind: 'choice'; isSearched: true }>

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileFieldName[]

export const CHOICE_FIELDS = PROFILE_FIELD_NAMES.filter(
  (name): name is ChoiceField => PROFILE_FIELDS[name].kind === 'choice'
)

const SEARCHED = PROFILE_FIELD_NAMES.filter(
  (name): name is SearchedAttribute | 'interests' => 'isSearched' in PROFILE_FIELDS[name]
)

export const SEARCHED_ATTRIBUTES = SEARCHED.filter((name) => name !== 'interests')

/** What brands may let people search by. */
export const SEARCH_FIELDS = ['gender', 'age', 'country', 'countryregion', 'radius', ...SEARCHED] as const

export const GENDERS = PROFILE_FIELDS.gender.choices
export const GENDERS_SOUGHT = [...GENDERS, 'both'] as const
