import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newBrand } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { Staff } from './console_staff.ts'

/** Scripts and styles before the list of brands can be used, compressed by gzip. It was 440 kB when every screen came with it. */
const MOST_BYTES = 310_000
const CODE = ['script', 'stylesheet']

test.group('The console’s files', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await newBrand('halma', 'GB', 'en-GB')
  })
  group.teardown(() => browser.close())

  test('the list of brands needs few of them', async ({ assert, cleanup }) => {
    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    const { page } = admin
    const files: { path: string; bytes: number }[] = []
    // What is fetched ahead, in idle moments, comes after.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    page.on('response', async (response) => {
      if (!CODE.includes(response.request().resourceType())) return
      files.push({ path: new URL(response.url()).pathname, bytes: gzipSync(await response.body()).length })
    })

    await admin.enter()
    await page.getByRole('row').nth(1).waitFor()
    await page.waitForLoadState('networkidle')

    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    assert.include(files.map(({ path }) => path).join(), '/assets/first-')
    assert.isAtMost(bytes, MOST_BYTES, JSON.stringify(files))
    assert.isAbove(bytes, MOST_BYTES * 0.9, 'the limit can be lowered')
    assert.deepEqual(admin.complaints, [])
  })

  test('a screen whose files are gone says so, and comes with the document’s newer ones', async ({
    assert,
    cleanup,
  }) => {
    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    const { page } = admin
    await admin.enter()
    await page.route('**/assets/audit_screen-*.js', (route) => route.fulfill({ status: 404 }))

    await admin.goTo('resources.audit_entries.name')
    await admin.says('frame.not_loaded')
    await page.unroute('**/assets/audit_screen-*.js')
    await admin.button('frame.reload').click()

    await admin.heading(admin.word('resources.audit_entries.name')).waitFor()
    assert.equal(new URL(page.url()).pathname, '/audit_entries')
  }).tags(['@full'])
})
