import type { Licence } from '#console/forms/licences.ts'

/** What allows a photo to be shown. */
export interface Rights {
  source: string
  licence: Licence
}

export interface FictionalPhoto {
  id: string
  filename: string
  thumb_filename: string
  main: boolean
  /** Null where nobody recorded them; `confirmed_by` is null for a command on the server. */
  rights: (Rights & { confirmed_by: string | null; confirmed_at: string }) | null
}

/** A row of a brand's fictional profiles. */
export interface FictionalProfile {
  id: string
  tenant_id: string
  name: string
  age: number
  gender: string
  country: string
  region: string | null
  city: string | null
  /** Out of use: found nowhere, and takes no messages. */
  retired: boolean
  /** Conversations in which a member wrote last. */
  waiting: number
  photo_count: number
  photos_unrecorded: number
  made_at: string
  photo: { thumb_filename: string } | null
}

/** What is written of one. Fields of one choice stand in `choices`, by their name. */
export interface FictionalDraft {
  name: string
  gender: string
  looking_for: string
  date_of_birth: string
  country: string
  region_id: string | null
  city: string | null
  interests: string[]
  about_me: string
  choices: Record<string, string | null>
}

export type WholeFictionalProfile = FictionalProfile &
  Omit<FictionalDraft, 'choices'> & { photos: FictionalPhoto[]; version: string } & Record<string, unknown>

interface Named {
  id: string
  name: string
}

/** What the form lets one choose from, and the mark that members see. */
export interface ProfileChoices {
  countries: string[]
  regions: (Named & { country: string })[]
  interests: Named[]
  fields: (Named & { choices: Named[] })[]
  most_photos: number
  mark: { label: string; warning: string; language: string } | null
}

export function draftOf(profile: WholeFictionalProfile | undefined, choices: ProfileChoices): FictionalDraft {
  const chosen = choices.fields.map(({ id }) => [id, (profile?.[id] as string | null | undefined) ?? null])
  return {
    name: profile?.name ?? '',
    gender: profile?.gender ?? '',
    looking_for: profile?.looking_for ?? '',
    date_of_birth: profile?.date_of_birth ?? '',
    country: profile?.country ?? choices.countries[0] ?? '',
    region_id: profile?.region_id ?? null,
    city: profile?.city ?? null,
    interests: profile?.interests ?? [],
    about_me: profile?.about_me ?? '',
    choices: Object.fromEntries(chosen) as FictionalDraft['choices'],
  }
}

/** As the API takes it. */
export function sentDraft({ choices, city, ...draft }: FictionalDraft): object {
  return { ...draft, city: city?.trim() || null, ...choices }
}
