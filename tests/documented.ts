import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Answer } from './visitor.ts'

interface Asked {
  method: string
  host: string
  path: string
}

type Json = Record<string, any>

const FOLDER = new URL('.adonisjs/openapi/', import.meta.resolve('@manyhearts/api/adonisrc'))

/** Hosts with calls that no document describes: they stand in for other companies. */
const UNDOCUMENTED_HOSTS = ['pay.localhost', 'mail.localhost']

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('date-time', (text: string) => new Date(text).toISOString() === text)
const documents = new Map<string, Json>()
const checks = new Map<string, ValidateFunction>()
const shapes = new Map<string, RegExp>()

let isHeld = true

/** Runs `work` while the product is broken on purpose: no answer is checked against the document. */
export async function withoutDocument<T>(work: () => Promise<T>): Promise<T> {
  isHeld = false
  return work().finally(() => (isHeld = true))
}

/**
 * Checks an answer against its host's OpenAPI document: known status, matching body, no extra property; unknown calls must be refused.
 * @throws Error naming the call and the place in its answer
 */
export function refuseUndocumented(asked: Asked, answer: Pick<Answer, 'status' | 'headers' | 'text' | 'body'>): void {
  if (!isHeld) return
  const path = asked.path.split(/[?#]/)[0]!
  if (!/^\/(api|health)\//.test(path) || asked.method === 'HEAD' || UNDOCUMENTED_HOSTS.includes(asked.host)) return
  const kind = asked.host === 'admin.localhost' ? 'console' : 'brand'
  const template = templateOf(documentOf(kind), path, asked.method)
  const call = `${asked.method} ${path}`
  if (!template) {
    if (answer.status < 400) throw new Error(`${call} answers ${answer.status}, and no document knows the call`)
    return
  }
  const { responses } = documentOf(kind).paths[template][asked.method.toLowerCase()]
  const status = responses[answer.status] ? String(answer.status) : `${String(answer.status)[0]}XX`
  if (!responses[status]) throw new Error(`${call} answers ${answer.status}, which its document does not know`)
  const { content = {} } = responses[status]
  const type = String(answer.headers['content-type']).split(';')[0]!
  if (!answer.text && Object.keys(content).length === 0) return
  if (!content[type]) throw new Error(`${call} answers ${answer.status} with ${type}, which its document does not know`)
  if (!content[type].schema) return
  const operation = ['paths', template, asked.method.toLowerCase()]
  const check = checkAt(kind, [...operation, 'responses', status, 'content', type, 'schema'])
  if (!check(type === 'application/json' ? answer.body : answer.text))
    throw new Error(`${call} answers ${answer.status} with ${faults(check)}: ${answer.text}`)
}

/** With every object closed, so that undescribed properties are refused. */
function documentOf(kind: string): Json {
  let document = documents.get(kind)
  if (!document) {
    document = JSON.parse(readFileSync(new URL(`${kind}.json`, FOLDER), 'utf8'), (_key, value: unknown) =>
      isOpenObject(value) ? { ...value, additionalProperties: false } : value
    ) as Json
    documents.set(kind, document)
    ajv.addSchema(document, kind)
  }
  return document
}

function isOpenObject(value: unknown): value is Json {
  return (value as Json | null)?.type === 'object' && 'properties' in (value as Json)
}

/** The path as documented; one without parameters goes before one with. */
function templateOf({ paths }: Json, path: string, method: string): string | undefined {
  return Object.keys(paths)
    .filter((template) => method.toLowerCase() in paths[template] && shapeOf(template).test(path))
    .sort((one, other) => one.split('{').length - other.split('{').length)[0]
}

/** Kept, as every answer is held against all of them. */
function shapeOf(template: string): RegExp {
  let shape = shapes.get(template)
  if (!shape) {
    shape = new RegExp(`^${template.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`)
    shapes.set(template, shape)
  }
  return shape
}

function checkAt(kind: string, place: string[]): ValidateFunction {
  const pointer = place.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')
  const $ref = `${kind}#/${pointer}`
  let check = checks.get($ref)
  if (!check) checks.set($ref, (check = ajv.compile({ $ref })))
  return check
}

function faults({ errors }: ValidateFunction): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath || 'its body'} ${message} ${JSON.stringify(params)}`)
    .join('; ')
}
