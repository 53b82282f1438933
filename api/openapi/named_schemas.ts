import type { Json } from './call.js'
import { jsonSchemaOf } from './json_schema_of.js'
import type { SourceProgram } from './source_program.js'

export interface NamedSchemas {
  /** With a reference instead of each schema that has a name. */
  named(schema: Json): Json
  refer(name: string, schema: Json): Json
  used: Record<string, Json>
}

/** Matches shapes by structure, as inferred types have no names. */
export function namedSchemas({ shapes, checker }: SourceProgram): NamedSchemas {
  const known = new Map<string, { name: string; schema: Json }>()
  for (const [name, { type, about }] of shapes) {
    const schema = jsonSchemaOf(type, checker)
    const key = fingerprint(schema)
    if (!known.has(key)) known.set(key, { name, schema: { ...(about && { description: about }), ...schema } })
  }
  const used: Record<string, Json> = {}

  function named(value: any): any {
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    const shape = value.type === 'object' ? known.get(fingerprint(value)) : undefined
    return shape ? refer(shape.name, shape.schema) : within(value)
  }

  function refer(name: string, schema: Json): Json {
    if (!used[name]) {
      used[name] = {}
      used[name] = within(schema)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  function within(schema: Json): Json {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]))
  }

  return { named, refer, used }
}

/** Independent of the order of keys and values. */
function fingerprint(schema: Json): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? [...value].sort() : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
