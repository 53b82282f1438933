import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { mollieGateway } from '@manyhearts/api/app/credits/gateways/mollie/mollie_gateway'
import { gatewayKeys } from '@manyhearts/api/app/credits/payments/gateway_account'
import { type Brand, asOwner, newBrand } from '../../../cast.ts'
import { MOLLIE_KEYS } from '../../../payments/mollie_books.ts'
import { runInside } from '../../run_inside.ts'

/** As installed: built, so that each command starts at once. */
const API = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

/** What the command says, without a terminal to ask on. */
function command(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['ace.js', 'gateway:keys', ...args], {
    cwd: API,
    env: { ...process.env, ...env },
  })
  run.child.stdin!.end()
  return run.then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => `${code} ${stdout}${stderr}`
  )
}

test.group('Entering keys at a payment provider', (group) => {
  let rosa: Brand
  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
  })

  test('takes them from the environment, keeps them encrypted, and says so in the audit log', async ({ assert }) => {
    const said = await command([rosa.slug, 'mollie'], { MOLLIE_API_KEY: `${MOLLIE_KEYS.live}\n` })

    assert.include(said, `${rosa.slug} has its keys for mollie: api_key`)
    assert.notInclude(said, MOLLIE_KEYS.live)
    assert.deepEqual(await gatewayKeys(rosa, mollieGateway), { api_key: MOLLIE_KEYS.live })
    const one = (sql: string) => asOwner(async (owner) => (await owner.query(sql, [rosa.id])).rows[0], rosa)
    const { sealed } = await one(
      `select encode(sealed_keys, 'escape') as sealed from app.gateway_accounts where tenant_id = $1`
    )
    assert.notInclude(sealed, 'live_')
    assert.deepEqual(await one('select gateways_with_keys from global.tenants where id = $1'), {
      gateways_with_keys: ['mollie'],
    })
    assert.deepEqual(
      await one('select action, staff_member_id, detail from staff.audit_entries where tenant_id = $1'),
      {
        action: 'payment_keys_entered',
        staff_member_id: null,
        detail: { level: 'tenant', id: rosa.id, name: 'mollie' },
      }
    )
  })

  test('replaces those there were, and names what is missing or unknown without storing anything', async ({
    assert,
  }) => {
    const nothing = await command([rosa.slug, 'mollie'], { MOLLIE_API_KEY: ' ' })
    const unasked = await command([rosa.slug, 'mollie'])
    const nobody = await runInside('gateway:keys', 'nobody', 'mollie')
    const sandbox = await runInside('gateway:keys', rosa.slug, 'sandbox')

    for (const said of [nothing, unasked]) assert.match(said, /^1 .*Nothing was stored: api_key is missing/s)
    assert.match(nobody, /^1 .*There is no brand "nobody"/s)
    assert.match(sandbox, /^1 .*"sandbox" is none of .*mollie/s)
    assert.deepEqual(await gatewayKeys(rosa, mollieGateway), { api_key: MOLLIE_KEYS.live })

    await command([rosa.slug, 'mollie'], { MOLLIE_API_KEY: MOLLIE_KEYS.test })
    assert.deepEqual(await gatewayKeys(rosa, mollieGateway), { api_key: MOLLIE_KEYS.test })
  }).tags(['@full'])

  test('says in its help that keys are no arguments', async ({ assert }) => {
    const help = await command(['--help'])

    assert.include(help, 'where it is not shown')
    assert.notInclude(help, '--key')
  })
})
