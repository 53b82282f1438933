import ts from 'typescript'
import { type Call, callTitle, type HostKind, type Json } from './call.js'
import { describeAnswers } from './describe_answers.js'
import { describeRefusals } from './describe_refusals.js'
import { describeRequest } from './describe_request.js'
import { documentation } from './documentation.js'
import { Undescribable } from './json_schema_of.js'
import { middlewareOf } from './middleware_of.js'
import { type NamedSchemas, namedSchemas } from './named_schemas.js'
import { readCode } from './read_code.js'
import type { Reading } from './reading.js'
import { readSources, type SourceProgram } from './source_program.js'

const TITLES: Record<HostKind, string> = { brand: 'A brand’s site', console: 'The console' }

/** On localhost, over plain HTTP, the cookie is called `sid`. */
const SESSION = { type: 'apiKey', in: 'cookie', name: '__Host-sid' }
const TOKEN = { type: 'http', scheme: 'bearer' }

/** OpenAPI 3.1 documents of both hosts. @throws Error with every call that can't be described, and why */
export async function generateDocuments(root: string, calls: Call[], version: string): Promise<Record<HostKind, Json>> {
  const sources = readSources(root, calls)
  const faults: string[] = []
  const document = async (host: HostKind) => {
    const schemas = namedSchemas(sources)
    const paths: Json = {}
    for (const call of calls.filter((one) => one.host === host)) {
      const operation = await describe(call, sources, schemas).catch((error: Error) => {
        faults.push(`${callTitle(call)} (${call.controller}, ${call.action}): ${teaching(error)}`)
      })
      paths[call.path] = { ...paths[call.path], [call.method]: operation }
    }
    return {
      openapi: '3.1.1',
      info: { title: `Manyhearts: ${TITLES[host]}`, version },
      servers: [{ url: '/' }],
      paths,
      components: { schemas: schemas.used, securitySchemes: { session: SESSION, token: TOKEN } },
    }
  }
  const documents = { brand: await document('brand'), console: await document('console') }
  if (faults.length > 0) throw new Error(`These calls can't be described:\n  ${faults.join('\n  ')}`)
  return documents
}

async function describe(call: Call, sources: SourceProgram, schemas: NamedSchemas): Promise<Json> {
  const controller = sources.defaultExportOf(call.controller)
  const method = controller.members.find(
    (one): one is ts.MethodDeclaration => ts.isMethodDeclaration(one) && one.name.getText() === call.action
  )!
  const own = readCode(sources, method)
  const { always, byName } = middlewareOf(call, sources)
  const [everywhere, gate] = [always, byName].map((handles) => handles.map((handle) => readCode(sources, handle)))
  const whole = throughGate(gate!, own)
  const { checker } = sources
  const [about, aboutAll] = [method, controller].map((one) =>
    documentation(checker.getSymbolAtLocation(one.name!), checker)
  )
  return {
    operationId: call.name,
    tags: [call.controller.split('/')[1]],
    ...summary(about || aboutAll!),
    ...security(call, gate!, own),
    ...(await describeRequest(call, whole)),
    responses: {
      ...describeAnswers(call, whole, sources, schemas),
      ...describeRefusals(call, [...everywhere!, whole], schemas),
    },
  }
}

/** Route middleware may answer instead of the controller, with its own validators and statuses. */
function throughGate(gate: Reading[], own: Reading): Reading {
  const all = [...gate, own]
  const sometimes = gate.flatMap(({ statuses }) => statuses.map(({ status }) => ({ status, always: false })))
  return {
    validators: all.flatMap(({ validators }) => validators),
    statuses: [...own.statuses, ...sometimes],
    refusals: new Map(all.flatMap(({ refusals }) => [...refusals])),
    refusesFields: all.some(({ refusesFields }) => refusesFields),
    queryNames: new Set(all.flatMap(({ queryNames }) => [...queryNames])),
    readsRawBody: own.readsRawBody,
    types: own.types,
  }
}

/** Drops the path that many controller comments start with. */
function summary(about: string): Json {
  const text = about.replace(/^`[^`]+`(( and|,) `[^`]+`)*[.:,]? */, '')
  return text ? { summary: text[0]!.toUpperCase() + text.slice(1) } : {}
}

/** Some calls require a session only in some cases. */
function security({ tokenScope }: Call, gate: Reading[], own: Reading): Json {
  const asks = ({ refusals }: Reading) => refusals.has('authentication_required')
  if (![...gate, own].some(asks)) return {}
  const isAlwaysAsked = gate.some((one) => asks(one) && one.statuses.length === 0)
  return {
    security: [{ session: [] }, ...(tokenScope ? [{ token: [tokenScope] }] : []), ...(isAlwaysAsked ? [] : [{}])],
  }
}

function teaching(error: Error): string {
  return error instanceof Undescribable
    ? `${error.message}. Say in types what is answered: a transformer, or a return type of the function that makes it.`
    : error.message
}
