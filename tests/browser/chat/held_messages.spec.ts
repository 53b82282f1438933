import { test } from '@japa/runner'
import { releaseHeld } from '@manyhearts/api/app/chat/holds/decide_held'
import HeldMessage from '@manyhearts/api/app/chat/holds/held_message'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newStaff } from '../../api/admin/staff_of.ts'
import { makePremium, newSuitor, write } from '../../api/chat/conversing.ts'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'

const TEXT = 'You have such a lovely smile, tell me more about you'

test.group('A held message on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let suitor: Person
  let women: Person[]
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    ;({ suitor, women } = await newSuitor(cast.rosa, 5, 100))
    await makePremium(suitor)
    for (const { profile } of women.slice(0, 4)) await write(suitor, profile, TEXT)
  })
  group.teardown(() => browser.close())

  /** Writes the text to the fifth and waits until the page says what becomes of it. */
  const writeToFifth = async () => {
    const device = await logInAs(browser, suitor)
    const { page, address } = device
    await page.goto(address(`/members/${women[4]!.profile.id}/chat`))
    await page.getByLabel(t('chat:composer.label', { name: women[4]!.profile.name })).fill(TEXT)
    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    await page.getByText(t('chat:held.checking'), { exact: true }).waitFor()
    return device
  }
  const decide = (how: (id: string) => Promise<unknown>) =>
    asTenant(cast.rosa, async () => how((await HeldMessage.findByOrFail('state', 'held')).id))

  test('says that the team reads it first, and is an ordinary one once it is released', async ({ assert, cleanup }) => {
    const { page, context, address } = await writeToFifth()
    cleanup(() => context.close())
    await page.waitForURL('**/chats/*')
    assert.equal(await page.getByText(TEXT, { exact: true }).count(), 1)
    await page.goto(address('/chats'))
    await page.getByRole('link', { name: new RegExp(t('chat:held.listed')) }).click()
    await page.getByText(t('chat:held.checking'), { exact: true }).waitFor()

    await decide(releaseHeld)

    await page.getByText(t('chat:held.checking'), { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('listitem').getByText(TEXT, { exact: true }).waitFor()
    const hers = await logInAs(browser, women[4]!)
    cleanup(() => hers.context.close())
    await hers.page.goto(hers.address('/chats'))
    await hers.page.getByRole('link', { name: new RegExp(TEXT) }).waitFor()
  })

  test('that is refused says so and why, that the credits are back, and where to appeal', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await writeToFifth()
    cleanup(() => context.close())

    const mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    const { id } = await asTenant(cast.rosa, () => HeldMessage.findByOrFail('state', 'held'))
    await mo.post(`/api/tenants/${cast.rosa.id}/held_messages/${id}/refusal`, { reason: 'spam' })

    const told = [
      t('chat:held.refused'),
      t('chat:held.reasons.spam'),
      t('chat:held.credits_back', { credits: '10 credits' }),
    ]
    await page.getByText(told.join(' ')).waitFor()
    await page.getByRole('button', { name: t('chat:held.write_another') }).click()
    assert.isTrue(
      await page
        .getByLabel(t('chat:composer.label', { name: women[4]!.profile.name }))
        .evaluate((field) => field === document.activeElement)
    )
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: t('chat:held.decision') }).click()
    await page.getByLabel(t('safety:case.appeal.label')).waitFor()
    await page.goto(address('/chats'))
    await page.getByRole('link', { name: new RegExp(t('chat:held.listed_refused')) }).waitFor()
  }).tags(['@full'])
})
