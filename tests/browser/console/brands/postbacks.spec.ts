import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { asOwner, newBrand, newPerson, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'
const FIELDS = 'resources.postback_receivers.fields'

test.group('Postbacks, in the console', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })
  group.teardown(() => browser.close())

  const refuse = () =>
    asOwner(
      (owner) =>
        owner.query(
          `insert into app.postbacks (tenant_id, member_id, event, network, receiver, state, tries, status, answer)
           values ($1, $2, 'signup', 'adnet', 'ads', 'refused', 1, 404, 'who are you')`,
          [brand.id, ann.member.id]
        ),
      brand
    )

  test('a receiver is made and removed, and what was refused is sent again', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.postbacks.name_other')
    await kim.says('postbacks.no_receivers')
    await kim.says('postbacks.empty')
    await page.getByRole('link', { name: kim.word('postbacks.new_receiver') }).click()
    await kim.field(`${FIELDS}.key`).fill('ads')
    await kim.field(`${FIELDS}.network`).fill('adnet')
    await page.getByLabel(kim.word('postbacks.events.signup')).check()
    await kim.field(`${FIELDS}.address`).fill('https://network.invalid/?e={email}')
    await page.getByLabel(kim.word('postbacks.secret')).fill('a secret between us')
    await kim.button('ra.action.save').click()
    await page.getByText('{email} isn’t one of the values').first().waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.field(`${FIELDS}.address`).fill('https://network.invalid/?e={event}')
    await kim.button('ra.action.save').click()
    await page.getByRole('cell', { name: kim.word('postbacks.has_secret') }).waitFor()

    await refuse()
    await page.reload()
    await page.getByRole('cell', { name: '404 · who are you' }).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.button('postbacks.resend').click()
    await kim.says('postbacks.resent')
    await kim.button('postbacks.resend').waitFor({ state: 'detached' })

    await page.getByRole('cell', { name: 'ads', exact: true }).click()
    await kim.button('postbacks.remove').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kim.word('postbacks.remove') })
      .click()
    await kim.says('postbacks.no_receivers')
    assert.deepEqual(kim.complaints, [])
  })

  test('support stops what a member’s network is told of them, and goes on', async ({ assert, cleanup }) => {
    await asOwner(
      (owner) => owner.query(`update app.members set network = 'adnet' where id = $1`, [ann.member.id]),
      brand
    )
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' }, width: 768, mode: 'dark' })
    cleanup(() => sam.leave())
    const { page } = sam
    await sam.enter({ name: NAME, slug: brand.slug })
    await sam.turnTo('resources.members.name_other')
    await page.getByRole('cell', { name: 'Ann' }).click()
    await sam.says('members.postbacks.told', { network: 'adnet' })

    const answers = async (key: string) => {
      await sam.button(`members.postbacks.${key}`).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(sam.word('forms.reason')).fill('In their letter of today')
      assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
      await dialog.getByRole('button', { name: sam.word(`members.postbacks.${key}`) }).click()
    }
    await answers('stop')
    await sam.says('members.postbacks.has_stopped')
    await sam.button('members.postbacks.resume').waitFor()
    await answers('resume')
    await sam.says('members.postbacks.has_resumed')
    await sam.says('members.postbacks.told', { network: 'adnet' })

    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 768)
    assert.deepEqual(sam.complaints, [])
  })
})
