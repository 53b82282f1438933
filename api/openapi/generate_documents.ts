import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { REFUSALS } from '#start/kernel'
import type { Call, HostKind, Json } from './call.js'
import { describeAnswers } from './describe_answers.js'
import { asksForSession, describeRefusals } from './describe_refusals.js'
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
export async function generateDocuments(root: string, calls: Call[], version: string): Promise<Record<HostKind, Json>> {
  const sources = readSources(root, calls)
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
  const own = httpUse(method, checker)
  const gates = call.middleware.map((name) => ({
    refusals: REFUSALS[name as keyof typeof REFUSALS],
    use: httpUse(methodOf(classIn(middleware.get(name)!), 'handle'), checker),
  }))
  const use = throughGates(
    gates.map((gate) => gate.use),
    own
  )
  const refusals = [...gates.flatMap((gate) => gate.refusals), ...call.refusals]
  const isAlwaysAsked = gates.some((gate) => asksForSession(gate.refusals) && gate.use.statuses.length === 0)
  return {
    operationId: call.name,
    tags: [call.controller.split('/')[1]],
    ...summary(about(method) || about(controller)),
    ...(asksForSession(refusals) && { security: security(call, isAlwaysAsked) }),
    ...(await describeRequest(call, use)),
    responses: {
      ...describeAnswers(call, use, sources, schemas),
      ...describeRefusals(call, refusals, use.validators.length > 0 || Boolean(call.body), sources, schemas),
    },
  }
}

function methodOf(owner: ts.ClassDeclaration, name: string): ts.ClassElement {
  return owner.members.find((one) => one.name?.getText() === name)!
}

/** Route middleware may answer instead of the controller, with its own validators and statuses. */
function throughGates(gates: HttpUse[], own: HttpUse): HttpUse {
  const sometimes = gates.flatMap(({ statuses }) => statuses.map(({ status }) => ({ status, always: false })))
  return {
    ...own,
    validators: [...gates, own].flatMap(({ validators }) => validators),
    statuses: [...own.statuses, ...sometimes],
    queryNames: [...gates, own].flatMap(({ queryNames }) => queryNames),
  }
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
