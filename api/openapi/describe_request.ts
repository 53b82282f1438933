import { pathToFileURL } from 'node:url'
import { IdempotencyKeyMissing } from '#app/http/http_errors'
import { MARKER } from '#app/http/marker_middleware'
import type { Call, Json } from './call.js'
import type { HttpUse } from './http_use.js'

const ID = { type: 'string', pattern: String.raw`^\d+$` }

const MARKER_IS = 'What only a script of the site itself can send.'

const KEY_IS = 'The client’s own id of what it asks for: asking again with the same key does nothing twice.'
/** Visible ASCII. */
const KEY = { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,100}$` }

export async function describeRequest(call: Call, use: HttpUse): Promise<Json> {
  const validated = await Promise.all(use.validators.map(schemaOf))
  const readsQuery = (data: string) => data.includes('qs()') || (call.method === 'get' && !data.includes('body()'))
  const queries = validated.filter(({ data }) => readsQuery(data)).map(({ schema }) => schema)
  const bodies = [
    ...validated.filter(({ data }) => !readsQuery(data)).map(({ schema }) => schema),
    ...(call.body ? [tidy(call.body)] : []),
  ]
  const parameters = [
    ...call.params.map((param) => ({ name: param.name, in: 'path', required: true, schema: ofParam(param) })),
    ...call.query,
    ...queries.flatMap(inQuery),
    ...unvalidated(use, queries).map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
    ...headers(call),
  ]
  const schema = bodies.length > 1 ? { anyOf: bodies } : bodies[0]
  const media = schema ? { schema } : use.readsRawBody ? {} : undefined
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(media && {
      requestBody: { required: true, content: Object.fromEntries(call.types.map((type) => [type, media])) },
    }),
  }
}

async function schemaOf({ file, name, data }: HttpUse['validators'][number]): Promise<{ schema: Json; data: string }> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, { toJSONSchema(): Json }>
  const schema = tidy(module[name]!.toJSONSchema())
  for (const [field, of] of Object.entries(schema.properties as Record<string, Json>))
    if (Object.keys(of).length === 0)
      throw new Error(`${name} takes anything as \`${field}\`; say more with .meta() or the rule's toJSONSchema.`)
  return { schema, data }
}

/** Vine adds `required` even when it is empty. */
function tidy(schema: Json): Json {
  const { required, ...rest } = schema
  return { ...rest, ...(required?.length > 0 && { required }) }
}

function inQuery({ properties, required = [] }: Json): Json[] {
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema: isFlag(schema as Json) ? { type: 'boolean' } : schema,
  }))
}

/** Vine lists every spelling of true and false that it accepts. */
function isFlag({ enum: values }: Json): boolean {
  return !!values?.includes(true) && values.includes(false)
}

function unvalidated({ queryNames }: HttpUse, queries: Json[]): string[] {
  return [...new Set(queryNames)].filter((name) => !queries.some(({ properties }) => name in properties))
}

function ofParam({ name, matches }: Call['params'][number]): Json {
  if (matches) return { type: 'string', pattern: matches.source }
  return /(^|_)id$/.test(name) ? ID : { type: 'string' }
}

function headers({ proofs, refusals }: Call): Json[] {
  const [marker, product] = MARKER
  const isMarked = proofs.includes('marker') && !proofs.includes('origin')
  const isMarkerNeeded = !proofs.includes('token')
  return [
    ...(isMarked ? [inHeader(marker, isMarkerNeeded, MARKER_IS, { const: product })] : []),
    ...(refusals.includes(IdempotencyKeyMissing) ? [inHeader('idempotency-key', true, KEY_IS, KEY)] : []),
  ]
}

function inHeader(name: string, required: boolean, description: string, schema: Json): Json {
  return { name, in: 'header', required, description, schema }
}
