import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type { Resource } from '@manyhearts/api/app/admin/resources/definition/resource'
import { resources } from '@manyhearts/api/app/admin/resources/resource_named'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { refuseUndocumented } from '../../documented.ts'
import { type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

const ADMIN_HOST = 'admin.localhost'
const PATH = '/api/openapi.json'

const NO_CALLS = [
  '/complaints',
  '/*',
  '/:token',
  '/preview/:pass',
  '/sw-push.js',
  '/offline.html',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icons/share.png',
  '/icons/:file',
  '/gifts/:file',
  '/heroes/:tenant_id/:file',
  '/photos/:tenant_id/:file',
  '/photos/:tenant_id/chats/:file',
  '/photos/:tenant_id/verifications/:file',
]

type Json = Record<string, any>

const callsIn = ({ paths }: Json) =>
  Object.entries(paths as Json).flatMap(([path, operations]) =>
    Object.keys(operations as Json).map((method) => `${method.toUpperCase()} ${path}`)
  )

function* schemasIn(value: unknown, place = ''): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return
  if (/\/(schema|items|additionalProperties|anyOf\/\d+|properties\/[^/]+)$/.test(place)) yield [place, value as Json]
  for (const [key, inner] of Object.entries(value)) yield* schemasIn(inner, `${place}/${key}`)
}

test.group('The description of the calls', (group) => {
  let rosa: Brand
  let brand: Json
  let console: Json
  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
    brand = (await new Visitor(rosa.host).get(PATH)).body
    console = (await new Visitor(ADMIN_HOST).get(PATH)).body
  })

  test('it is valid OpenAPI 3.1 on both hosts', async ({ assert }) => {
    for (const document of [brand, console]) {
      const { valid, errors } = await new Validator().validate(structuredClone(document))

      assert.isTrue(valid, JSON.stringify(errors))
      assert.match(document.openapi, /^3\.1\./)
    }
  })

  test('it keeps the rules that Redocly recommends, on both hosts', async ({ assert }) => {
    const config = await createConfig({ extends: ['recommended'] })
    for (const document of [brand, console]) {
      const problems = await lintFromString({ source: JSON.stringify(document), config })

      assert.deepEqual(
        problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
        []
      )
    }
  })

  test('every call says whose session or token it asks for, if any', ({ assert }) => {
    const visitor = {}
    const securityOf = (path: string, method: string) => brand.paths[path][method].security

    assert.deepEqual(securityOf('/api/chats.php', 'get'), [{ session: [] }])
    assert.deepEqual(securityOf('/api/members', 'get'), [{ session: [] }, visitor])
    assert.deepEqual(securityOf('/api/packages', 'get'), [{ session: [] }, visitor])
    assert.deepEqual(securityOf('/api/signup', 'post'), [{ session: [] }, { token: ['signup'] }, visitor])
    assert.deepEqual(securityOf('/api/password-resets', 'post'), [])
    assert.deepEqual(console.paths['/api/tenants'].get.security, [{ session: [] }])
    assert.deepEqual(console.paths['/api/session'].post.security, [])
    assert.deepEqual(console.paths['/api/manifests/apply'].post.security, [{ session: [] }, { token: ['manifests'] }])
  })

  test('every route is described, and nothing else', ({ assert }) => {
    const routed = (domain: string) =>
      router
        .toJSON()
        [domain]!.filter(({ pattern }) => !NO_CALLS.includes(pattern) && !pattern.includes(':resource'))
        .flatMap(({ methods, pattern }) =>
          methods
            .filter((method) => method !== 'HEAD')
            .map((method) => `${method} ${pattern.replace(/:(\w+)/g, '{$1}')}`)
        )
    const listed = Object.entries<Resource>(resources).flatMap(([name, { change }]) => [
      `GET /api/${name}`,
      `GET /api/${name}/{id}`,
      ...(change ? [`PUT /api/${name}/{id}`] : []),
    ])

    assert.sameMembers(callsIn(brand), routed('root'))
    assert.sameMembers(callsIn(console), [...routed(ADMIN_HOST), ...listed])
  })

  test('a brand’s host describes no call of the console', ({ assert }) => {
    for (const call of ['GET /api/tenants', 'GET /api/access', 'GET /api/session']) {
      assert.notInclude(callsIn(brand), call)
      assert.include(callsIn(console), call)
    }
    assert.notInclude(callsIn(console), 'GET /api/user.php')
  })

  test('every answer and every body has a schema', ({ assert }) => {
    const open = [...schemasIn(brand), ...schemasIn(console)].filter(([, schema]) => Object.keys(schema).length === 0)

    assert.deepEqual(open, [])
  })

  test('every call describes how it refuses', ({ assert }) => {
    const { responses, parameters } = brand.paths['/api/members/{id}/messages'].post
    const { get } = brand.paths['/api/members/{id}/composer']

    assert.include(responses['402'].description, 'not_enough_credits')
    assert.include(responses['403'].description, 'fictional_consent_required')
    assert.include(responses['400'].description, 'idempotency_key_missing')
    assert.containsSubset(parameters, [
      { name: 'idempotency-key', in: 'header', required: true },
      { name: 'x-requested-with', in: 'header', required: true },
    ])
    assert.notProperty(get.responses, '402')
    assert.deepEqual(get.security, [{ session: [] }])
  })

  test('schemas are named after what they describe', ({ assert }) => {
    const { schema } = brand.paths['/api/chats.php'].get.responses['200'].content['application/json']

    assert.deepEqual(schema.properties.chats.items, { $ref: '#/components/schemas/Chat' })
    assert.deepEqual(brand.components.schemas.Chat.properties.profile, { $ref: '#/components/schemas/Card' })
    assert.includeMembers(brand.components.schemas.Card.required, ['fictional', 'fictional_icon'])
  })

  test('an unchanged document is answered with 304', async ({ assert }) => {
    const { headers } = await new Visitor(rosa.host).get(PATH)
    const again = await new Visitor(rosa.host).get(PATH, { 'if-none-match': headers.etag as string })
    const changed = await new Visitor(rosa.host).get(PATH, { 'if-none-match': '"another"' })

    assert.match(headers['cache-control'] as string, /^public/)
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
    assert.equal(changed.status, 200)
  })

  test('an answer with something undocumented is noticed', ({ assert }) => {
    const asked = { method: 'GET', host: rosa.host, path: '/api/regions.php?country=GB' }
    const answer = (status: number, body: unknown) => ({
      status,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(body),
      body,
    })
    const region = { id: '1', name: 'Kent', country: 'GB' }

    assert.doesNotThrow(() => refuseUndocumented(asked, answer(200, [region])))
    assert.throws(() => refuseUndocumented(asked, answer(200, [{ ...region, secret: 1 }])), /regions.php.*secret/)
    assert.throws(() => refuseUndocumented(asked, answer(200, [{ id: 1 }])), /regions.php/)
    assert.throws(() => refuseUndocumented(asked, answer(418, {})), /418/)
    assert.throws(() => refuseUndocumented({ ...asked, path: '/api/nothing' }, answer(200, {})), /no document/)
  })
})
