import type { Route } from '@tuyau/core/types'

type ProfileChanges = Route.Body<'profile.update'>

export type ChoiceField =
  | 'sexuality'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'tattoos'
  | 'reason'

/** Options in display order. */
export const PROFILE_CHOICES: { [Field in ChoiceField]: readonly NonNullable<ProfileChanges[Field]>[] } = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  relationship_status: ['single', 'divorced', 'widowed', 'separated', 'open'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full'],
  hair_colour: ['blond', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['blue', 'green', 'brown', 'grey', 'hazel', 'other'],
  tattoos: ['none', 'one', 'some', 'many'],
  reason: ['relationship', 'dating', 'friendship', 'chat', 'adventure'],
}
