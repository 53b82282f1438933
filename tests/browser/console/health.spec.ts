import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { asOwner } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { invalidHtml } from '../invalid_html.ts'
import { violations } from '../violations.ts'
import { Staff } from './console_staff.ts'

test.group('System health in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('tells platform admins what needs somebody, and of every job', async ({ assert, cleanup }) => {
    await asOwner((owner) =>
      owner.query(`delete from infra.backups;
        insert into infra.backups (made_at, rows, files) values (now() - interval '50 hours', 4711, 12)`)
    )
    const kim = await Staff.arrive(browser, { width: 768 })
    cleanup(() => kim.leave())
    await kim.enter()
    const { page } = kim

    await kim.goTo('frame.system_health')
    await page.getByRole('heading', { name: kim.word('frame.system_health'), level: 1 }).waitFor()
    await page.getByRole('alert').filter({ hasText: '2 days ago' }).waitFor()
    await page.getByText('4,711').waitFor()
    await page.getByRole('rowheader', { name: 'seal_ledger' }).waitFor()

    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.deepEqual(kim.complaints, [])
  })
})
