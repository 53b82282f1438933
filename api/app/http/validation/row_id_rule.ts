import vine from '@vinejs/vine'
import { isRowId } from './row_id.js'

export const rowIdRule = vine.createRule(
  (value: unknown, _options: undefined, field) => {
    if (!isRowId(value)) field.report('The {{ field }} is no id', 'id', field)
  },
  { toJSONSchema: (schema) => Object.assign(schema, { pattern: String.raw`^[1-9]\d*$` }) }
)
