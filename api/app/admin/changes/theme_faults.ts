import { theme } from '@manyhearts/theme-presets/theme'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { FieldFault } from '#app/http/validation/fields_refused'
import { themeJsonSchema } from '#app/tenancy/manifests/manifest_schema'
import type { SiteTheme } from '#app/tenancy/sites/site'
import { ruleOf } from './rule_of.js'

const isTheme = new Ajv2020({ allErrors: true }).compile<Partial<SiteTheme>>(themeJsonSchema)

/** One fault per field, e.g. `theme.primary`; without a preset the niche's applies. */
export function themeFaults(wanted: object, nichePreset: string): FieldFault[] {
  if (!isTheme(wanted)) return (isTheme.errors ?? []).map(faultOf)
  try {
    theme({ ...wanted, preset: (wanted.preset ?? nichePreset) as never })
    return []
  } catch (error) {
    if (error instanceof RangeError) return [{ field: 'theme', rule: 'look' }]
    throw error
  }
}

function faultOf(error: ErrorObject): FieldFault {
  const name = error.keyword === 'additionalProperties' ? error.params.additionalProperty : error.instancePath.slice(1)
  return {
    field: `theme.${name}`,
    ...(error.keyword === 'pattern' ? { rule: name === 'hero' ? 'hero_unknown' : 'colour' } : ruleOf(error)),
  }
}
