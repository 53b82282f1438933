import vine from '@vinejs/vine'
import { type Choice, CHOICE_FIELDS, type ChoiceField, PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { atMost } from '#app/http/validation/at_most'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { characters } from '#app/members/rules/member_rules'

const LONGEST_CITY = 100

const id = () => vine.string().use(rowIdRule())
const oneOf = <Choice extends string>(choices: readonly Choice[]) => vine.enum(choices).nullable().optional()

const choices = Object.fromEntries(CHOICE_FIELDS.map((field) => [field, oneOf(PROFILE_FIELDS[field].choices)])) as {
  [Field in ChoiceField]: ReturnType<typeof oneOf<Choice<Field>>>
}

/** What a profile says beside name, gender, age and country: missing fields stay as they are, null clears a field. */
export const profileDetails = {
  region_id: id().nullable().optional(),
  city: plainString().trim().minLength(1).maxLength(LONGEST_CITY).nullable().optional(),
  ...choices,
  interests: vine.array(id()).use(atMost(PROFILE_FIELDS.interests.most)).optional(),
  about_me: plainText()
    .trim()
    .use(characters({ min: 0, max: PROFILE_FIELDS.about_me.most }))
    .optional(),
}
