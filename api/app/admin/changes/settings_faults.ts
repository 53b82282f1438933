import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { FieldFault } from '#app/http/validation/fields_refused'
import { type SettingsLevel, WORD_SETTINGS } from '#app/tenancy/settings/resolve_settings'
import { settingsJsonSchema } from '#app/tenancy/settings/settings_json_schema'
import { ruleOf } from './rule_of.js'

const isLevel = new Ajv2020({ allErrors: true }).compile(settingsJsonSchema)

/** One fault per field, e.g. `settings.index_title.de`; null resets to the inherited value and needs only a known name. */
export function settingsFaults(wanted: SettingsLevel): FieldFault[] {
  isLevel(wanted)
  const faults = new Map<string, FieldFault>()
  for (const error of isLevel.errors ?? []) {
    const path = pathOf(error)
    const field = ['settings', ...path].join('.')
    if (!isRemoval(wanted, path, error) && !faults.has(field)) faults.set(field, { field, ...ruleOf(error) })
  }
  return [...faults.values()]
}

/** Setting and, for translations, language; faults in list entries count for the list. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'additionalProperties') path.push(params.additionalProperty as string)
  return path.slice(0, WORD_SETTINGS.includes(path[0] as never) ? 2 : 1)
}

function isRemoval(wanted: SettingsLevel, [name, language]: string[], { keyword }: ErrorObject): boolean {
  if (keyword === 'additionalProperties') return false
  const value = wanted[name!]
  return (language === undefined ? value : (value as Record<string, unknown>)[language]) === null
}
