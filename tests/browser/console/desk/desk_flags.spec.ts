import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { writeTo } from '../../../api/admin/desk/desk_scene.ts'
import { newBrand, newFictionalProfile, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Klipper'

test.group('What the desk hands to support, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('goes from the desk by keys, is taken by support from the first screen, and closed', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('klipper', 'GB', 'en-GB', { name: NAME })
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'female' })
    await writeTo(fay, ann, 'Somebody sends my pictures to my boss if I don’t pay')
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'desk' }, width: 768, mode: 'dark' })
    const sue = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' } })
    cleanup(() => Promise.all([kim.leave(), sue.leave()]).then(() => undefined))

    await kim.enter('desk')
    await kim.page.getByText('Somebody sends my pictures').waitFor()
    await kim.page.keyboard.type('That is terrible')
    await kim.page.keyboard.press('Alt+h')
    const dialog = kim.page.getByRole('dialog', { name: kim.word('desk_flags.handing.open') })
    const reason = (name: string) => dialog.getByRole('radio', { name: kim.word(`desk_flags.reasons.${name}`) })
    await reason('self_harm').and(kim.page.locator(':focus')).waitFor()
    await reason('other').check()
    await dialog.getByLabel(kim.word('desk_flags.handing.words')).waitFor()
    assert.isTrue(await kim.inDialog('desk_flags.handing.submit').isDisabled())
    assert.deepEqual(await faults(kim.page), [])
    await reason('money').check()
    await kim.page.keyboard.press('Enter')
    await kim.says('desk_flags.handing.done')
    assert.equal(
      await kim.page.getByLabel(kim.word('desk.answer_as', { name: 'Fay' })).inputValue(),
      'That is terrible',
      'nothing was sent, and the text is still there'
    )
    assert.isAtMost(await kim.page.evaluate(() => document.documentElement.scrollWidth), 768)

    const { page, word } = sue
    await sue.enter('dashboard')
    await page.getByRole('link', { name: /1 flag from the desk/ }).click()
    const row = page.getByRole('row').filter({ hasText: word('desk_flags.reasons.money') })
    await row.waitFor()
    assert.deepEqual(await faults(page), [])
    await row.click()
    await page.getByText('Somebody sends my pictures').waitFor()
    await page.getByRole('link', { name: 'Ann' }).waitFor()
    await sue.button('desk_flags.take.open').click()
    await sue.says('desk_flags.take.done')
    await page.getByRole('radio', { name: word('desk_flags.outcomes.helped') }).check()
    await sue.field('desk_flags.end.words').fill('Told them where help is, and how to report it')
    assert.deepEqual(await faults(page), [])
    await sue.button('desk_flags.end.submit').click()
    await sue.says('desk_flags.end.done')
    await page.getByText('Told them where help is').waitFor()
    assert.deepEqual(await faults(page), [])
    assert.deepEqual([...kim.complaints, ...sue.complaints], [])
  })
})
