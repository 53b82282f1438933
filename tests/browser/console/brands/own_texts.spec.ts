import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { startChromium } from '../../chromium.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'notices:password_reset.subject'

test.group('A brand’s own words in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const arrive = async (cleanup: (leave: () => Promise<void>) => void, brand: { slug: string; name: string }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    await kim.enter(brand)
    await kim.turnTo('tenants.texts')
    await kim.page.getByLabel(kim.word('own_texts.search')).fill('password_reset subject')
    await kim.page.getByRole('button', { name: new RegExp(NAME) }).click()
    return kim
  }
  const newTexts = async () => {
    const brand = await newBrand('wortlaut', 'NL', 'de-DE', { name: 'Wortlaut' })
    return { ...brand, name: 'Wortlaut' }
  }
  const said = async (host: string) =>
    (await new Visitor(host).get('/api/texts/de')).body.texts.notices?.['password_reset.subject']

  test('a text is found, told what it lacks while it is typed, said at once, and put back', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newTexts()
    const kim = await arrive(cleanup, brand)
    const { page, word } = kim
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox')

    assert.isTrue(await field.evaluate((element) => element === document.activeElement))
    await field.fill('Neues Passwort bei ')
    await dialog.getByRole('alert').filter({ hasText: '{{brand}}' }).waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: word('ra.action.save') }).isDisabled())
    assert.deepEqual(await violations(page), [])

    await field.press('End')
    await dialog.getByRole('button', { name: '{{brand}}' }).click()
    await field.pressSequentially('?')
    assert.equal(await field.inputValue(), 'Neues Passwort bei {{brand}}?')
    await field.press('Tab')
    await dialog.getByRole('button', { name: word('ra.action.save') }).click()
    await kim.says('own_texts.saved')
    assert.equal(await said(brand.host), 'Neues Passwort bei {{brand}}?')

    await page.getByLabel(word('own_texts.search')).fill('')
    await page.getByRole('button', { name: word('own_texts.own_one', { count: 1 }), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(NAME) }).click()
    await dialog.getByRole('button', { name: word('pages.remove.open') }).click()
    await kim.says('own_texts.restored')
    await page.getByText(word('own_texts.none_of_its_own')).waitFor()
    assert.isUndefined(await said(brand.host))
    assert.deepEqual(kim.complaints, [])
  })

  test('of two who write at once the second is shown both, and decides', async ({ assert, cleanup }) => {
    const brand = await newTexts()
    const [kim, other] = [await arrive(cleanup, brand), await arrive(cleanup, brand)]
    const write = async (staff: Staff, text: string) => {
      await staff.page.getByRole('dialog').getByRole('textbox').fill(text)
      await staff.page
        .getByRole('dialog')
        .getByRole('button', { name: staff.word('ra.action.save') })
        .click()
    }
    await write(kim, 'Passwort bei {{brand}}')
    await kim.says('own_texts.saved')

    await write(other, 'Für {{brand}}')
    await other.page.getByRole('dialog').getByText('Passwort bei {{brand}}').waitFor()
    await other.button('forms.conflict.keep_mine').click()
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: other.word('ra.action.save') })
      .click()
    await other.says('own_texts.saved')

    assert.equal(await said(brand.host), 'Für {{brand}}')
    assert.deepEqual(
      [...kim.complaints, ...other.complaints].filter((complaint) => !complaint.includes('409')),
      []
    )
  }).tags(['@full'])
})
