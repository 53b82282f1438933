import type { ErrorObject } from 'ajv/dist/2020.js'
import {
  DISCOUNT_CODE,
  EMAIL,
  HTTPS_ADDRESS,
  INVITE_CODE,
  LOCAL_MOMENT,
  ONE_LINE,
  orEmpty,
  PARAGRAPHS,
  PHONE,
  PHOTO_PREFIX,
} from '#app/tenancy/settings/text_formats'
import type { FieldFault } from '#app/http/validation/fields_refused'

type Rule = Omit<FieldFault, 'field'>

/** Maps a JSON Schema fault to a rule that `errors.json` has a message for. */
export function ruleOf({ keyword, params }: ErrorObject): Rule {
  switch (keyword) {
    case 'additionalProperties':
      return { rule: 'unknown_field' }
    case 'minimum':
      return { rule: 'min', meta: { min: params.limit } }
    case 'maximum':
      return { rule: 'max', meta: { max: params.limit } }
    case 'minLength':
      return { rule: 'minLength', meta: { min: params.limit } }
    case 'maxLength':
      return { rule: 'maxLength', meta: { max: params.limit } }
    case 'enum':
      return { rule: 'enum' }
    case 'uniqueItems':
      return { rule: 'list_unique' }
    case 'type':
      return { rule: TYPES[params.type as string] ?? 'invalid' }
    case 'pattern':
      return { rule: FORMATS[params.pattern] ?? 'invalid' }
    default:
      return { rule: 'invalid' }
  }
}

const FORMATS: Record<string, string> = {
  [ONE_LINE.pattern]: 'control_characters',
  [PARAGRAPHS.pattern]: 'control_characters',
  [DISCOUNT_CODE.pattern]: 'discount_code',
  [INVITE_CODE.pattern]: 'invite_code_format',
  [LOCAL_MOMENT.pattern]: 'moment',
  [orEmpty(EMAIL).pattern]: 'email',
  [orEmpty(PHONE).pattern]: 'telephone',
  [orEmpty(HTTPS_ADDRESS).pattern]: 'https_address',
  [orEmpty(PHOTO_PREFIX).pattern]: 'photo_prefix',
}

const TYPES: Record<string, string> = { boolean: 'boolean', integer: 'integer' }
