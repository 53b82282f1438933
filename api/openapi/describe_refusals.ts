import { AuthenticationRequired, MarkerMissing, WrongContentType } from '#app/http/http_errors'
import type { RefusalClass } from '#app/http/route_facts'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { REFUSALS } from '#start/kernel'
import { aboutStatus } from './about_status.js'
import type { Call, Json } from './call.js'
import type { NamedSchemas } from './named_schemas.js'
import type { SourceProgram } from './source_program.js'

interface Refused extends RefusalClass {
  about?: string
}

/** By the body parser, before any of our code runs. */
const TOO_LARGE: Refused = { name: 'TooLarge', status: 413, code: 'too_large', about: 'A body that is too large.' }

const string = { type: 'string' }
const FIGURES = { type: 'object', additionalProperties: { type: ['string', 'number'] } }

/** `code` is the violated rule, `meta` its parameters. */
const INVALID = {
  description: 'What is wrong with which field.',
  ...errors({ code: string, message: string, field: string, meta: { type: 'object' } }, ['code', 'message', 'field']),
}
const UNEXPECTED = {
  description: 'Something that is not the asker’s fault; `request_id` is how it is found in the log.',
  ...errors({ code: string, message: string, meta: FIGURES }, ['code', 'message'], { request_id: string }),
}

export function describeRefusals(
  { method, proofs, types }: Call,
  refusals: readonly RefusalClass[],
  { aboutClass }: SourceProgram,
  schemas: NamedSchemas
): Json {
  const isGuarded = proofs.length > 0 && !proofs.includes('secret')
  const all = new Set<Refused>([
    ...REFUSALS.everywhere,
    ...(isGuarded ? [MarkerMissing] : []),
    ...(isGuarded && !types.includes('*/*') ? [WrongContentType] : []),
    ...refusals,
    ...(method === 'get' ? [] : [TOO_LARGE]),
  ])
  const byStatus = Object.entries(Object.groupBy(all, ({ status }) => status)).map(([status, some]) => {
    const refs = some!.map((one) =>
      schemas.refer(one.name, one === FieldsRefused ? INVALID : schemaOf(one, one.about ?? aboutClass(one.name)))
    )
    const codes = some!.filter((one) => one !== FieldsRefused).map(({ code }) => `\`${code}\``)
    const description = [aboutStatus(status), ...(codes.length > 0 ? [codes.join(', ')] : [])].join(': ')
    const wait = Number(status) === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
    return [status, { description, ...wait, ...json(refs.length === 1 ? refs[0]! : { anyOf: refs }) }]
  })
  return {
    ...Object.fromEntries(byStatus),
    '5XX': { description: 'Our mistake, or not now', ...json(schemas.refer('Unexpected', UNEXPECTED)) },
  }
}

function schemaOf(refusal: Refused, about: string): Json {
  const beside = refusal === AuthenticationRequired ? { authentication_required: { const: true } } : {}
  const field = refusal.field ? { field: { const: refusal.field } } : {}
  return {
    ...(about && { description: about }),
    ...errors(
      { code: { const: refusal.code }, message: string, ...field, meta: FIGURES },
      ['code', 'message', ...Object.keys(field)],
      beside
    ),
  }
}

/** The contract's error format. */
function errors(properties: Json, required: string[], beside: Json = {}): Json {
  return {
    type: 'object',
    properties: {
      errors: { type: 'array', minItems: 1, items: { type: 'object', properties, required } },
      ...beside,
    },
    required: ['errors', ...Object.keys(beside)],
  }
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}
