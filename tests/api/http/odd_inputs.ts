import type { ProductRoute } from '../isolation/routes/product_routes.ts'
import { RULES } from '../isolation/routes/rules.ts'

type Json = Record<string, any>

export interface OddInput {
  path: string
  body?: string
}

/** In the place of any field, as JSON. */
const VALUES = [
  'null',
  'true',
  '-1',
  '1e308',
  '0.5',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"length":3}',
  '{"toString":"x"}',
  '{"valueOf":{"toString":1}}',
  '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`["\u0000"]`,
  String.raw`"\ud800"`,
  String.raw`"x\udc00@example.com"`,
  String.raw`"\u202e\u200b"`,
  `"${'9'.repeat(30)}"`,
  `"${'x'.repeat(5_000)}"`,
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
]

/** In the place of a value in the query, or of an id in the path. */
const WORDS = [
  '',
  '%00',
  '%25',
  '%2e%2e',
  '%2F',
  '0',
  '-1',
  '1e9',
  '9'.repeat(30),
  'x'.repeat(2_000),
  // Not even text.
  '%ED%A0%80',
  '%',
  '%c0%80',
]

const BODIES = ['', 'null', '[]', '"x"', '0', '{', '[{}]', '{"":1}']

/** Whatever a client may get wrong with a call: each of its fields, ids and query parameters in turn, and the body as a whole. */
export function oddInputs(document: Json, { name, method, pattern }: ProductRoute): OddInput[] {
  const call = document.paths[pattern.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {}
  const path = pattern.replace(/:\w+/g, '1')
  const schema = call.requestBody?.content['application/json']?.schema as Json | undefined
  const fields = Object.keys(resolved(document, schema)?.properties ?? {})
  const usual = usualBody(name)
  return [
    ...(schema ? BODIES.map((body) => ({ path, body })) : []),
    ...fields.flatMap((field) => VALUES.map((value) => ({ path, body: withField(usual, field, value) }))),
    ...(/:/.test(pattern)
      ? WORDS.map((word) => ({ path: pattern.replace(/:\w+/g, word), body: withField(usual, '', '0') }))
      : []),
    ...queryNames(call).flatMap((query) => [
      ...WORDS.map((word) => ({ path: `${path}?${query}=${word}` })),
      ...[`${query}[]=x`, `${query}[toString]=x`, `${query}[a][b]=x`, `${query}=x&${query}=y`].map((text) => ({
        path: `${path}?${text}`,
      })),
    ]),
  ]
}

function queryNames({ parameters = [] }: Json): string[] {
  return parameters.filter((one: Json) => one.in === 'query').map((one: Json) => one.name)
}

function resolved(document: Json, schema: Json | undefined): Json | undefined {
  const named = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? '')?.[1]
  return named ? document.components.schemas[named] : schema
}

function usualBody(name: string): Json {
  const rule = RULES[name]
  const send = rule && ('places' in rule ? rule.places.find(({ body }) => body) : rule.send)
  return { ...(send?.body?.('1') as Json | undefined) }
}

/** Written as text, since not every value survives in an object. */
function withField(usual: Json, field: string, value: string): string {
  const others = Object.entries(usual).filter(([name]) => name !== field)
  const texts = others.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one) ?? 'null'}`)
  return `{${[...texts, ...(field ? [`${JSON.stringify(field)}:${value}`] : [])].join(',')}}`
}
