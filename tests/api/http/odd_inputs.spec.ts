import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { sample } from '../../rounds.ts'
import { Visitor } from '../../visitor.ts'
import { newPlatformAdmin } from '../admin/staff_of.ts'
import { forgetAttempts } from '../isolation/leaks/forget_attempts.ts'
import { productRoutes } from '../isolation/routes/product_routes.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'
import { oddInputs } from './odd_inputs.ts'

const ADMIN_HOST = 'admin.localhost'
const FEW = 5

test.group('Whatever a client gets wrong', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
    return async () => void (await forgetAttempts())
  })

  for (const domain of ['root', ADMIN_HOST]) {
    test(`is the client’s fault, never the server’s: ${domain}`, async ({ assert }) => {
      const host = domain === 'root' ? cast.rosa.host : domain
      const document = (await new Visitor(host).get('/api/openapi.json')).body
      const browserOf = () => (domain === 'root' ? newSessionOf(cast.ben) : newPlatformAdmin())
      const routes = productRoutes().filter((route) => route.domain === domain && route.pattern.startsWith('/api/'))
      assert.isAbove(routes.length, 10)
      for (const [turn, route] of routes.entries()) {
        const browser = await browserOf()
        for (const { path, body } of sample(oddInputs(document, route), FEW, turn)) {
          const { status, text } = await browser.ask(route.method, path, body, {})

          assert.isBelow(status, 500, `${route.method} ${path} ${body?.slice(0, 200)} ${text}`)
        }
        await forgetAttempts()
      }
    }).timeout(600_000)
  }
})
