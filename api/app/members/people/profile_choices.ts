/** The options of profile fields; each is translated in `locales/<lng>/members.json`. */
export const PROFILE_CHOICES = {
  gender: ['male', 'female'],
  looking_for: ['male', 'female', 'both'],
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_colour: ['blond', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['blue', 'green', 'brown', 'grey', 'hazel', 'other'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full'],
  relationship_status: ['single', 'divorced', 'widowed', 'separated', 'open'],
  tattoos: ['none', 'one', 'some', 'many'],
  reason: ['relationship', 'dating', 'friendship', 'chat', 'adventure'],
} as const
