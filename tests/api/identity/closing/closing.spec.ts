import { test } from '@japa/runner'
import { scheduledJobs } from '@manyhearts/api/start/jobs'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { applied, brokenRules, newPackage, order, pay, walletOf } from '../../credits/shop.ts'
import { eventually } from '../../notices/eventually.ts'
import { mailsOf } from '../../notices/mails_of.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { turnBrand } from '../../../turn_brand.ts'

test.group('A brand that closes', (group) => {
  let cast: Cast
  let visitor: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    visitor = new Visitor(cast.rosa.host)
  })

  const turn = (state: 'live' | 'closing') => turnBrand(cast.rosa, state)
  async function tell() {
    await asTenant(cast.rosa, scheduledJobs.notify_of_closing)
    await nothingIsLeft(cast.rosa)
  }
  const told = async (person: Person) => (await mailsOf(person)).filter(({ subject }) => subject === 'rosa is closing')

  test('tells each confirmed member once, in their language, what happens to credits and data', async ({ assert }) => {
    const left = await newPerson(cast.rosa, { name: 'Lea', gender: 'female', looking_for: 'male' })
    await asOwner(
      (owner) => owner.query('update app.profiles set left_at = now() where id = $1', [left.profile.id]),
      cast.rosa
    )
    await cast.ben.browser.put('/api/user.php', { language: 'de' })
    await turn('closing')

    await Promise.all([tell(), tell()])
    await tell()

    await eventually(
      'the mails',
      async () => ((await told(cast.ann)).length > 0 && (await mailsOf(cast.ben)).length > 0) || undefined
    )
    const [mail, ...more] = await told(cast.ann)
    assert.lengthOf(more, 0)
    assert.include(mail!.text!, `http://${cast.rosa.host}:${process.env.PORT}/profile?tab=settings`)
    assert.deepEqual(
      (await mailsOf(cast.ben)).map(({ subject }) => subject),
      ['rosa schließt']
    )
    for (const other of [cast.cleo, cast.dora, left]) assert.isEmpty(await told(other))
  })

  test('pays back what was bought and not used, once', async ({ assert }) => {
    const paid = await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, bonus_credits: 20 }))
    await turn('closing')

    await tell()
    await tell()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    const { rows } = await asOwner(
      (owner) => owner.query('select cause, amount_minor, credits from app.refunds where order_id = $1', [paid.id]),
      cast.rosa
    )
    assert.deepEqual(rows, [{ cause: 'closing', amount_minor: paid.amountMinor, credits: 100 }])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('pays back a payment that was under way, too', async ({ assert }) => {
    const { body } = await order(cast.ann, await newPackage(cast.rosa, { credits: 100 }))
    await turn('closing')
    await tell()

    await applied(cast.ann, body.order.id)
    assert.equal((await walletOf(cast.ann)).bought, 100)
    await tell()

    assert.equal((await walletOf(cast.ann)).bought, 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('offers no sign-up and sells nothing', async ({ assert }) => {
    await pay(cast.ann, await newPackage(cast.rosa))
    assert.isNotNull((await cast.ann.browser.get('/api/repeat-order')).body.package)
    assert.isNotEmpty((await cast.ann.browser.get('/api/packages')).body.packages)
    await turn('closing')

    assert.deepEqual((await cast.ann.browser.get('/api/packages')).body.packages, [])
    assert.isNull((await cast.ann.browser.get('/api/repeat-order')).body.package)
    assert.containSubset((await visitor.get('/api/settings.php')).body, { signups: 'closed', closing: true })
  })

  test('starts anew when it opened in between, and does nothing while it is open', async ({ assert }) => {
    await tell()
    assert.isEmpty(await told(cast.ann))
    await turn('closing')
    await tell()
    await eventually('the first mail', async () => (await told(cast.ann)).length === 1 || undefined)
    await turn('live')
    await tell()
    await turn('closing')

    await tell()

    await eventually('both mails', async () => (await told(cast.ann)).length === 2 || undefined)
  })
})
