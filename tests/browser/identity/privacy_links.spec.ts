import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { invalidHtml } from '../invalid_html.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const WORDS = 'What do you know about me?'

test.group('Asking about personal data without a log-in', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    ;[browser, t, cast] = await Promise.all([startChromium(), translationsOf('en'), newCast()])
  })
  group.teardown(() => browser.close())

  const word = (key: string, values = {}) => t(`identity:privacy_request.${key}`, values)

  test('leads from the log-in by a mailed link to a request, which the link then shows', async ({
    assert,
    cleanup,
  }) => {
    const { context, page, address } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())
    const faults = async () => [...(await violations(page)), ...(await invalidHtml(page))]
    const heading = (key: string) => page.getByRole('heading', { level: 1, name: word(key), exact: true })
    const email = 'asker@example.com'

    await page.goto(address('/login'))
    await page.getByRole('link', { name: word('ask.open') }).click()
    await heading('ask.title').waitFor()
    assert.deepEqual(await faults(), [])
    await page.getByLabel(word('kind')).selectOption('erasure')
    await page.getByLabel(word('words')).fill(WORDS)
    const send = page.getByRole('button', { name: t('site:common.send_me_the_link'), exact: true })
    await page.getByLabel(t('site:common.email'), { exact: true }).fill('asker@')
    await send.click()
    await page.locator('[aria-invalid="true"]').waitFor()
    assert.equal(await page.getByLabel(word('words')).inputValue(), WORDS)
    await page.getByLabel(t('site:common.email'), { exact: true }).fill(email)
    await send.click()
    await heading('ask.sent.title').waitFor()
    await page.getByText(email).waitFor()
    assert.deepEqual(await faults(), [])
    await page.getByRole('button', { name: t('identity:reset.sent.other_address'), exact: true }).click()
    assert.equal(await page.getByLabel(word('words')).inputValue(), WORDS)
    assert.equal(await page.getByLabel(word('kind')).inputValue(), 'erasure')

    const link = address(`/${tokenIn(await newestMailTo(email))}`)
    await page.goto(link)
    await heading('link.title').waitFor()
    await page.getByText(WORDS).waitFor()
    assert.deepEqual(await faults(), [])
    await page.getByRole('button', { name: word('send'), exact: true }).click()
    await heading('link.state').waitFor()
    await page.getByText(/^P-[2-9A-Z]{8}$/).waitFor()
    assert.deepEqual(await faults(), [])
    await page.goto(link)
    await heading('link.state').waitFor()
    assert.equal(await page.getByText(WORDS).count(), 0)
  })

  test('leads members to their settings', async ({ cleanup }) => {
    const { context, page, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address('/privacy-requests'))
    await page.waitForURL(/\/profile\?tab=settings/)
  })
})
