import type { ErrorObject } from 'ajv/dist/2020.js'
import { nearestName } from './nearest_name.js'

export interface Fault {
  path: string[]
  reason: string
}

interface Schema {
  title?: string
  examples?: string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
}

/** Longer lists of what is possible are not told. */
const MOST_TOLD = 16
const LONGEST_VALUE = 60

const KINDS: Record<string, string> = {
  object: 'a section with keys and values',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

/** JSON Schema's errors (Ajv, verbose) as a person would say them: what is wrong, and what is expected. */
export function schemaFaults(errors: ErrorObject[]): Fault[] {
  const misspelt = new Set(errors.filter(({ keyword }) => keyword === 'additionalProperties').map(nameMeant))
  return errors.filter((error) => error.keyword !== 'required' || !misspelt.has(nameMissing(error))).map(faultOf)
}

function nameMeant({ instancePath, params, parentSchema }: ErrorObject): string {
  return `${instancePath}/${nearestName(params.additionalProperty, Object.keys(parentSchema!.properties))}`
}

function nameMissing({ instancePath, params }: ErrorObject): string {
  return `${instancePath}/${params.missingProperty}`
}

function faultOf({ instancePath, keyword, params, parentSchema, data }: ErrorObject): Fault {
  const path = instancePath.split('/').slice(1).map(unescaped)
  const schema = (parentSchema ?? {}) as Schema
  const known = Object.keys(schema.properties ?? {})
  switch (keyword) {
    case 'additionalProperties':
      return { path: [...path, params.additionalProperty], reason: unknownKey(params.additionalProperty, known) }
    case 'required': {
      const name = params.missingProperty as string
      return { path: [...path, name], reason: `is missing${expected(schema.properties?.[name] ?? {})}` }
    }
    default:
      return { path, reason: reasonOf({ keyword, params, data }, schema) }
  }
}

function reasonOf({ keyword, params, data }: Pick<ErrorObject, 'keyword' | 'params' | 'data'>, schema: Schema): string {
  switch (keyword) {
    case 'type': {
      const hint = params.type === 'string' && typeof data === 'number' ? '; put it in quotes' : ''
      return `must be ${KINDS[params.type] ?? params.type}, but is ${told(data)}${hint}`
    }
    case 'enum':
      return noneOf(data, params.allowedValues)
    case 'minimum':
      return `must be ${params.limit} at least, but is ${told(data)}`
    case 'maximum':
      return `must be ${params.limit} at most, but is ${told(data)}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have ${params.limit} characters at least`
    case 'maxLength':
      return `may have ${params.limit} characters, but has ${[...(data as string)].length}`
    case 'minItems':
      return `needs ${params.limit} at least`
    case 'maxItems':
      return `may have ${params.limit} entries, but has ${(data as unknown[]).length}`
    case 'uniqueItems':
      return `names ${told((data as unknown[])[params.i])} twice`
    default:
      return `must be ${schema.title ?? 'something else'}${example(schema)}, but is ${told(data)}`
  }
}

function unknownKey(name: string, known: string[]): string {
  const meant = nearestName(name, known)
  if (meant) return `is not known here; did you mean "${meant}"?`
  return `is not known here${known.length <= MOST_TOLD ? `; possible are ${known.join(', ')}` : ''}`
}

function noneOf(data: unknown, allowed: unknown[]): string {
  if (allowed.length <= MOST_TOLD) return `must be one of ${allowed.join(', ')}, but is ${told(data)}`
  const meant = nearestName(String(data), allowed.map(String))
  return `${told(data)} is not known here${meant ? `; did you mean "${meant}"?` : ''}`
}

function expected(schema: Schema): string {
  if (schema.title) return `: ${schema.title}${example(schema)}`
  return schema.enum && schema.enum.length <= MOST_TOLD ? `: one of ${schema.enum.join(', ')}` : ''
}

function example({ examples }: Schema): string {
  return examples ? `, such as ${examples.join(' or ')}` : ''
}

function told(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a section'
  const text = JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** RFC 6901. */
function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}
