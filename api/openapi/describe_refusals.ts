import { AuthenticationRequired, MarkerMissing, WrongContentType } from '#app/http/http_errors'
import type { RefusalClass } from '#app/http/route_facts'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { REFUSALS } from '#start/kernel'
import { aboutStatus } from './about_status.js'
import type { Call, Json } from './call.js'
import type { NamedSchemas } from './named_schemas.js'
import { invalidSchema, refusalSchema, unexpectedSchema } from './refusal_schemas.js'
import type { SourceProgram } from './source_program.js'

/** Refused by the body parser, before any of our code runs. */
const OF_BODIES = [
  { name: 'Malformed', status: 400, code: 'malformed', about: 'A body that is no JSON.' },
  { name: 'TooLarge', status: 413, code: 'too_large', about: 'A body that is too large.' },
]

export function asksForSession(refusals: readonly RefusalClass[]): boolean {
  return refusals.includes(AuthenticationRequired)
}

export function describeRefusals(
  { method, proofs, types }: Call,
  refusals: readonly RefusalClass[],
  isValidated: boolean,
  { aboutClass }: SourceProgram,
  schemas: NamedSchemas
): Json {
  const isGuarded = proofs.length > 0 && !proofs.includes('secret')
  const all = new Set<RefusalClass & { about?: string }>([
    ...REFUSALS.everywhere,
    ...(isGuarded ? [MarkerMissing] : []),
    ...(isGuarded && !types.includes('*/*') ? [WrongContentType] : []),
    ...refusals,
    ...(method === 'get' ? [] : OF_BODIES),
  ])
  const isRefusedByField = isValidated || all.delete(FieldsRefused)
  const byStatus = Object.entries(Object.groupBy(all, ({ status }) => status)).map(([status, some]) => {
    const refs = some!.map(({ name, code, about }) =>
      schemas.refer(name, refusalSchema(code, about ?? aboutClass(name)))
    )
    const description = `${aboutStatus(status)}: ${some!.map(({ code }) => `\`${code}\``).join(', ')}`
    const wait = Number(status) === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
    return [status, { description, ...wait, ...json(refs.length === 1 ? refs[0]! : { anyOf: refs }) }]
  })
  return {
    ...Object.fromEntries(byStatus),
    ...(isRefusedByField && {
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
