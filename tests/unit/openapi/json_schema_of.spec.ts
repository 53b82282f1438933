import { test } from '@japa/runner'
import ts from 'typescript'
import { jsonSchemaOf } from '@manyhearts/api/openapi/json_schema_of'

const options = { target: ts.ScriptTarget.ES2022, lib: ['lib.es5.d.ts'], types: [], strict: true }
const host = ts.createCompilerHost(options)
const { getSourceFile } = host
let last: ts.Program | undefined

function schemaOf(type: string) {
  host.getSourceFile = (name, target, ...rest) =>
    name === 'asked.ts'
      ? ts.createSourceFile(name, `type Asked = ${type}`, target)
      : getSourceFile(name, target, ...rest)
  const program = ts.createProgram({ rootNames: ['asked.ts'], options, host, oldProgram: last })
  last = program
  const checker = program.getTypeChecker()
  const [alias] = program.getSourceFile('asked.ts')!.statements as unknown as ts.TypeAliasDeclaration[]
  return jsonSchemaOf(checker.getTypeAtLocation(alias!.name), checker)
}

test.group('The schema of a type', () => {
  for (const [what, type, schema] of [
    ['a date is what JSON makes of it', 'Date', { type: 'string', format: 'date-time' }],
    ['what may be null says so', 'string | null', { type: ['string', 'null'] }],
    ['words to choose from are listed', `'paid' | 'failed' | null`, { enum: ['failed', 'paid', null] }],
    ['both booleans are a boolean', 'boolean | null', { type: ['boolean', 'null'] }],
    ['one boolean is that one', 'true', { const: true }],
    ['a list says what stands in it', 'number[]', { type: 'array', items: { type: 'number' } }],
    [
      'any name may be asked for',
      'Record<string, number>',
      { type: 'object', additionalProperties: { type: 'number' } },
    ],
    [
      'what may be undefined may be missing',
      '{ id: string; note?: string; till: string | undefined }',
      {
        type: 'object',
        properties: { id: { type: 'string' }, note: { type: 'string' }, till: { type: 'string' } },
        required: ['id'],
      },
    ],
    [
      'a value with a toJSON is what that returns',
      '{ at: { toJSON(): string; other: bigint } }',
      { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
    ],
    [
      'alternatives stay alternatives',
      '{ a: 1 } | { b: 2 } | null',
      {
        anyOf: [
          { type: 'object', properties: { a: { const: 1 } }, required: ['a'] },
          { type: 'object', properties: { b: { const: 2 } }, required: ['b'] },
          { type: 'null' },
        ],
      },
    ],
  ] as const)
    test(what, ({ assert }) => assert.deepEqual(schemaOf(type), schema as object))

  for (const [type, place] of [
    ['{ rows: { id: string; settings: unknown }[] }', /rows\[\]\.settings is `unknown`/],
    ['{ row: Record<string, any> }', /row\{\} is `any`/],
    ['unknown', /the answer is `unknown`/],
    ['{ id: bigint }', /id is `bigint`/],
    ['{ find(): string }', /find is a function/],
    ['{ of: Tree }; type Tree = { children: Tree[] }', /children\[\] is a `Tree` within itself/],
  ] as const)
    test(`${type} can't be described, and the message says where`, ({ assert }) =>
      assert.throws(() => schemaOf(type), place))
})
