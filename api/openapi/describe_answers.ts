import ts from 'typescript'
import { aboutStatus } from './about_status.js'
import type { Call, Json } from './call.js'
import type { HttpUse } from './http_use.js'
import { isNothing, jsonSchemaOf, partsOf, Undescribable } from './json_schema_of.js'
import type { NamedSchemas } from './named_schemas.js'
import type { SourceProgram } from './source_program.js'

const BODYLESS = [204, 304]

/** @throws Undescribable */
export function describeAnswers(call: Call, use: HttpUse, sources: SourceProgram, schemas: NamedSchemas): Json {
  const type = sources.answerOf(call)
  const said = use.statuses.map(({ status }) => status)
  const isAlwaysSaid = use.statuses.some(({ status, always }) => always && !BODYLESS.includes(status))
  const statuses = isNothing(type) || isAlwaysSaid ? said : [200, ...said]
  if (statuses.length === 0) throw new Undescribable('neither a status nor a body is answered')
  const content = contentOf(type, use, sources, schemas)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: aboutStatus(status), ...(content && !BODYLESS.includes(status) && { content }) },
    ])
  )
}

/** Strings, buffers and streams are sent as they are, with the content type that the code names; anything else as JSON. */
function contentOf(
  type: ts.Type,
  { types, streams }: HttpUse,
  { checker }: SourceProgram,
  schemas: NamedSchemas
): Json | undefined {
  if (isNothing(type) && !streams) return undefined
  const parts = partsOf(type)
  const others = parts.filter((part) => !isSentAsItIs(part))
  const isRaw = streams || others.length < parts.length
  const named = types.length > 0 ? types : ['text/plain']
  return {
    ...(!isNothing(others) && { 'application/json': { schema: schemas.named(jsonSchemaOf(others, checker)) } }),
    ...(isRaw && Object.fromEntries(named.map((one) => [one, {}]))),
  }
}

function isSentAsItIs({ flags, symbol }: ts.Type): boolean {
  return Boolean(flags & ts.TypeFlags.StringLike) || symbol?.name === 'Buffer'
}
