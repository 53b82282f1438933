import { test } from '@japa/runner'
import { forgetSites, siteByHost } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, newBrand } from '../../cast.ts'

/** Every node has heard of this brand's creation: nothing is forgotten later because of it. */
async function settledBrand() {
  const brand = await newBrand('rosa', 'GB', 'en-GB', { message_credits: 5 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  return brand
}

/** Changes a brand without notifying any node. */
function changeUnheard(id: string, credits: number): Promise<unknown> {
  return asOwner(async (owner) => {
    await owner.query('set session_replication_role = replica')
    await owner.query(`update global.tenants set settings = settings || $2 where id = $1`, [
      id,
      { message_credits: credits },
    ])
  })
}

test.group('What a node remembers of brands', () => {
  test('a brand is read once, until something changes', async ({ assert }) => {
    const { id, host } = await settledBrand()
    const credits = async () => (await siteByHost(host))!.settings.message_credits
    assert.equal(await credits(), 5)
    await changeUnheard(id, 6)

    assert.equal(await credits(), 5)
    forgetSites()
    assert.equal(await credits(), 6)
  })

  test('what was being read when something changed is not cached', async ({ assert }) => {
    const { id, host } = await settledBrand()

    const reading = siteByHost(host)
    forgetSites()
    await reading
    await changeUnheard(id, 6)

    assert.equal((await siteByHost(host))!.settings.message_credits, 6)
  })
})
