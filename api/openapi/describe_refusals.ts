import { aboutStatus } from './about_status.js'
import type { Call, Json } from './call.js'
import { markerRule } from './marker_rule.js'
import type { NamedSchemas } from './named_schemas.js'
import type { Reading } from './reading.js'
import type { RefusalClass } from './refusal_of.js'
import { invalidSchema, refusalSchema, unexpectedSchema } from './refusal_schemas.js'

/** Refused by the body parser, before any of our code runs. */
const OF_BODIES: RefusalClass[] = [
  { name: 'Malformed', status: 400, code: 'malformed', about: 'A body that is no JSON.' },
  { name: 'TooLarge', status: 413, code: 'too_large', about: 'A body that is too large.' },
]

export function describeRefusals(call: Call, readings: Reading[], schemas: NamedSchemas): Json {
  const bringsBody = call.method !== 'get'
  const { isGuarded, types } = markerRule(call)
  const thrown = new Map(readings.flatMap(({ refusals }) => [...refusals]))
  const all = [...thrown.values(), ...(bringsBody ? OF_BODIES : [])].filter(({ name }) =>
    name === 'MarkerMissing' ? isGuarded : name !== 'WrongContentType' || types.length > 0
  )
  const byStatus = Object.entries(Object.groupBy(all, ({ status }) => status)).map(([status, some]) => {
    const refs = some!.map((refusal) => schemas.refer(refusal.name, refusalSchema(refusal)))
    const description = `${aboutStatus(status)}: ${some!.map(({ code }) => `\`${code}\``).join(', ')}`
    const wait = Number(status) === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
    return [status, { description, ...wait, ...json(refs.length === 1 ? refs[0]! : { anyOf: refs }) }]
  })
  const isValidated = readings.some(({ validators, refusesFields }) => validators.length > 0 || refusesFields)
  return {
    ...Object.fromEntries(byStatus),
    ...(isValidated && {
      422: {
        description: 'A field is not as it must be; `field` names it',
        ...json(schemas.refer('Invalid', invalidSchema)),
      },
    }),
    '5XX': { description: 'Our mistake, or not now', ...json(schemas.refer('Unexpected', unexpectedSchema)) },
  }
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}
