import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page, Request } from 'playwright'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { PASSWORD } from '../../password.ts'
import { unzipped } from '../../unzipped.ts'
import { DEVICES, type Device, openDevice, startChromium } from '../chromium.ts'
import { Gallery } from '../gallery.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('Leaving', (group) => {
  let browser: Browser
  let gallery: Gallery
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    const started = await Promise.all([startChromium(), Gallery.build(), translationsOf('en'), newCast()])
    browser = started[0]
    gallery = started[1]
    t = started[2]
    cast = started[3]
  })
  group.teardown(() => browser.close())

  const newWoman = () => newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
  /** A phone by default; `as` logs the member in. */
  const deviceOf = async (as?: Person, width?: number): Promise<Device> => {
    const device = await openDevice(browser, { host: cast.rosa.host, width })
    if (as) {
      const cookie = { name: 'sid', value: as.browser.cookies.get('sid')!, url: device.address('') }
      await device.context.addCookies([cookie])
    }
    return device
  }
  const button = (page: Page, key: string) =>
    page.getByRole('button', { name: t(key.includes(':') ? key : `identity:${key}`), exact: true })
  const heading = (page: Page, key: string) =>
    page.getByRole('heading', { level: 1, name: t(key.includes(':') ? key : `identity:${key}`, { site: 'rosa' }) })
  /** Both options are there, equally large and equally far down. */
  const placesOfWays = async (page: Page) => {
    const ways = [
      button(page, 'site:common.delete_account'),
      page.getByRole('link', { name: t('identity:deletion.keep_account'), exact: true }),
    ]
    return Promise.all(ways.map(async (way) => way.boundingBox().then((box) => [box!.width, box!.height, box!.y])))
  }

  for (const [at, width] of sample(DEVICES, 1)) {
    test(`takes two steps at ${at}, and the mail brings everything back`, async ({ assert, cleanup }) => {
      const wilma = await newWoman()
      const device = await deviceOf(wilma, width)
      cleanup(() => device.context.close())
      const { page, address } = device

      await page.goto(address('/profile/delete'))
      await page.getByRole('radio', { name: t('identity:deletion.reasons.break'), exact: true }).check()
      await page.getByText(t('identity:deletion.help.break.text')).waitFor()
      const [first, second] = await placesOfWays(page)
      assert.deepEqual(first, second)
      assert.deepEqual(await violations(page), [])
      await button(page, 'site:common.delete_account').click()

      await heading(page, 'deletion.title').waitFor()
      const password = page.locator('input[name=password]')
      await password.fill('not this one')
      await button(page, 'site:common.delete_account').click()
      await page.getByText(t('errors:rules.password_wrong')).first().waitFor()
      assert.deepEqual(await violations(page), [])
      const [third, fourth] = await placesOfWays(page)
      assert.deepEqual(third, fourth)
      await password.fill(PASSWORD)
      const asked: string[] = []
      // What was under way before may be refused, too.
      const deleted = page
        .waitForResponse((answer) => answer.url().endsWith('/api/account-deletion') && answer.ok())
        .then(() => page.on('request', (one) => void isRefused(one).then((is) => is && asked.push(one.url()))))
      await button(page, 'site:common.delete_account').click()
      await deleted

      await page.waitForURL('**/account-deleted')
      await heading(page, 'deletion.done.title').waitFor()
      await page.waitForLoadState('networkidle')
      assert.deepEqual(asked, [], 'nothing of what is gone is asked for again')
      assert.equal(page.url(), address('/account-deleted'))
      assert.deepEqual(await violations(page), [])
      await page.goto(address('/likes'))
      await page.waitForURL('**/login?next=*')

      await page.goto(address(`/${tokenIn(await newestMailTo(wilma.member.email))}`))
      await heading(page, 'deletion.restore.title').waitFor()
      assert.deepEqual(await violations(page), [])
      await button(page, 'site:common.restore_account').click()
      await page.waitForURL('**/members')
      await page.goto(address('/likes'))
      assert.match(page.url(), /\/likes$/)
      assert.deepEqual(device.complaints, [])
    })
  }

  test('works by a mailed link, without the password and without a log-in', async ({ assert, cleanup }) => {
    const [forgetful, elsewhere] = [await newWoman(), await newWoman()]
    const [hers, anybodys] = [await deviceOf(forgetful), await deviceOf()]
    cleanup(() => hers.context.close())
    cleanup(() => anybodys.context.close())
    await hers.page.goto(hers.address('/profile/delete?confirm='))
    await button(hers.page, 'deletion.confirm.send_link').click()
    await heading(hers.page, 'site:common.email_on_its_way').waitFor()

    await anybodys.page.goto(anybodys.address('/profile/delete'))
    const form = anybodys.page.locator('form', { has: button(anybodys.page, 'site:common.send_me_the_link') })
    await form.locator('input[type=email]').fill(elsewhere.member.email)
    assert.deepEqual(await violations(anybodys.page), [])
    await button(anybodys.page, 'site:common.send_me_the_link').click()
    await anybodys.page.getByText(t('identity:deletion.without_log_in.sent')).waitFor()

    for (const [{ page, address, complaints }, { member }] of [
      [hers, forgetful],
      [anybodys, elsewhere],
    ] as const) {
      await page.goto(address(`/${tokenIn(await newestMailTo(member.email))}`))
      await heading(page, 'deletion.link.title').waitFor()
      assert.deepEqual(await violations(page), [])
      await button(page, 'site:common.delete_account').click()
      await page.waitForURL('**/account-deleted')
      assert.deepEqual(complaints, [])
    }
  }).tags(['@full'])

  test('a copy of one’s data is requested, announced by mail and downloaded while logged in', async ({
    assert,
    cleanup,
  }) => {
    const wilma = await newWoman()
    const device = await deviceOf(wilma)
    cleanup(() => device.context.close())
    const panels = await gallery.open(device.context, { api: '', preset: 'blush', mode: 'light' }, device.address(''))
    await button(panels, 'data_export.request').click()
    await panels.getByText(t('identity:data_export.pending')).waitFor()
    const token = tokenIn(await newestMailTo(wilma.member.email))
    await panels.getByRole('link', { name: t('site:common.download_copy'), exact: true }).waitFor()
    const other = await deviceOf()
    cleanup(() => other.context.close())
    const { page } = other

    await page.goto(other.address(`/${token}`))
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: t('identity:data_export.link.log_in'), exact: true }).click()
    await page.getByLabel(t('site:common.email'), { exact: true }).fill(wilma.member.email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await button(page, 'site:common.log_in').click()
    await page.waitForURL(`**/${token}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('site:common.download_copy'), exact: true }).click(),
    ])

    const files = await unzipped(await readFile(await download.path()))
    assert.sameMembers([...files.keys()], ['index.html', 'data.json'])
    assert.include(files.get('index.html')!.toString(), wilma.member.email)
    assert.deepEqual(other.complaints, [])
  }).tags(['@full'])
})

async function isRefused(request: Request): Promise<boolean> {
  const answer = await request.response().catch(() => null)
  return answer?.status() === 403
}
