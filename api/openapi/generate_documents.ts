import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { AuthenticationRequired } from '#app/http/http_errors'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { REFUSALS } from '#start/kernel'
import type { Call, HostKind, Json } from './call.js'
import { describeAnswers } from './describe_answers.js'
import { describeRefusals } from './describe_refusals.js'
import { describeRequest } from './describe_request.js'
import { type HttpUse, httpUse } from './http_use.js'
import { Undescribable } from './json_schema_of.js'
import { type NamedSchemas, namedSchemas } from './named_schemas.js'
import { readSources, type SourceProgram } from './source_program.js'

const TITLES: Record<HostKind, string> = { brand: 'A brand’s site', console: 'The console' }

/** On localhost, over plain HTTP, the cookie is called `sid`. */
const SESSION = { type: 'apiKey', in: 'cookie', name: '__Host-sid' }
const TOKEN = { type: 'http', scheme: 'bearer' }

/** OpenAPI 3.1 documents of both hosts. @throws Error with every call that can't be described, and why */
export async function generateDocuments(
  root: string,
  calls: Call[],
  { version, license }: { version: string; license: string }
): Promise<Record<HostKind, Json>> {
  const sources = readSources(root, calls)
  const about = { version, license: { name: license, identifier: `LicenseRef-${license}` } }
  const middleware = await middlewareModules(root)
  const faults: string[] = []
  const document = async (host: HostKind) => {
    const schemas = namedSchemas(sources)
    const paths: Json = {}
    for (const call of calls.filter((one) => one.host === host)) {
      const operation = await describe(call, middleware, sources, schemas).catch((error: Error) => {
        faults.push(
          `${call.method.toUpperCase()} ${call.path} (${call.controller}, ${call.action}): ${teaching(error)}`
        )
      })
      paths[call.path] = { ...paths[call.path], [call.method]: operation }
    }
    return {
      openapi: '3.1.1',
      info: { title: `Manyhearts: ${TITLES[host]}`, ...about },
      servers: [{ url: '/' }],
      paths,
      components: { schemas: schemas.used, securitySchemes: { session: SESSION, token: TOKEN } },
    }
  }
  const documents = { brand: await document('brand'), console: await document('console') }
  if (faults.length > 0) throw new Error(`These calls can't be described:\n  ${faults.join('\n  ')}`)
  return documents
}

/** Modules of `start/kernel.ts` by the name that routes use. */
async function middlewareModules(root: string): Promise<Map<string, string>> {
  const kernel = await readFile(`${root}/start/kernel.ts`, 'utf8')
  return new Map([...kernel.matchAll(/(\w+): \(\) => import\('(.+)'\)/g)].map(([, name, module]) => [name!, module!]))
}

async function describe(
  call: Call,
  middleware: Map<string, string>,
  sources: SourceProgram,
  schemas: NamedSchemas
): Promise<Json> {
  const { checker, classIn, about } = sources
  const controller = classIn(call.controller)
  const method = methodOf(controller, call.action)
  const own = httpUse([method], checker)
  const gates = httpUse(
    call.middleware.map((name) => methodOf(classIn(middleware.get(name)!), 'handle')),
    checker
  )
  // Route middleware may answer instead of the controller, with its own validators and statuses.
  const use: HttpUse = {
    ...own,
    validators: [...gates.validators, ...own.validators],
    statuses: [...own.statuses, ...gates.statuses.map(({ status }) => ({ status, always: false }))],
    queryNames: [...gates.queryNames, ...own.queryNames],
  }
  const gateRefusals = call.middleware.flatMap((name) => REFUSALS[name as keyof typeof REFUSALS])
  const isValidated = use.validators.length > 0 || call.body
  const refusals = [...gateRefusals, ...call.refusals, ...(isValidated ? [FieldsRefused] : [])]
  const isAlwaysAsked = gateRefusals.includes(AuthenticationRequired) && gates.statuses.length === 0
  const isEverAsked = refusals.includes(AuthenticationRequired) || own.readsSession
  return {
    operationId: call.name,
    tags: [call.controller.split('/')[1]],
    ...summary(about(method) || about(controller)),
    security: isEverAsked ? security(call, isAlwaysAsked) : [],
    ...(await describeRequest(call, use)),
    responses: {
      ...describeAnswers(call, use, sources, schemas),
      ...describeRefusals(call, refusals, sources, schemas),
    },
  }
}

function methodOf(owner: ts.ClassDeclaration, name: string): ts.ClassElement {
  return owner.members.find((one) => one.name?.getText() === name)!
}

/** Drops the path that many controller comments start with. */
function summary(about: string): Json {
  const text = about.replace(/^`[^`]+`(( and|,) `[^`]+`)*[.:,]? */, '')
  return text ? { summary: text[0]!.toUpperCase() + text.slice(1) } : {}
}

/** Some calls require a session only in some cases. */
function security({ tokenScope }: Call, isAlwaysAsked: boolean): Json[] {
  return [{ session: [] }, ...(tokenScope ? [{ token: [tokenScope] }] : []), ...(isAlwaysAsked ? [] : [{}])]
}

function teaching(error: Error): string {
  return error instanceof Undescribable
    ? `${error.message}. Say in types what is answered: a transformer, or a return type of the function that makes it.`
    : error.message
}
