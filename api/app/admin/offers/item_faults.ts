import { Ajv2020 } from 'ajv/dist/2020.js'
import { ruleOf } from '#app/admin/changes/rule_of'
import type { FieldFault } from '#app/http/validation/fields_refused'

/** Judges what a manifest may list by the manifest's own schema, for forms: one fault per field. */
export function itemFaults(schema: object): (item: object) => FieldFault[] {
  // Times are made by the server from what somebody chose.
  const isItem = new Ajv2020({ allErrors: true, formats: { 'date-time': true } }).compile(schema)
  return (item) => {
    isItem(item)
    const faults = new Map<string, FieldFault>()
    for (const error of isItem.errors ?? []) {
      const field = error.instancePath.slice(1).replaceAll('/', '.')
      if (!faults.has(field)) faults.set(field, { field, ...ruleOf(error) })
    }
    return [...faults.values()]
  }
}
