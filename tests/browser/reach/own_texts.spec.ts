import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { storeTexts } from '@manyhearts/api/app/tenancy/manifests/storing/store_texts'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand } from '../../cast.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { openDevice, startChromium } from '../chromium.ts'

const TEXTS = {
  en: { 'reach:index.assurances.price': 'Every price stands there first.', 'identity:log_in.title': 'Come on in' },
  nl: { 'reach:index.assurances.price': 'Elke prijs staat er vooraf.' },
}

test.group('A brand’s own texts', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('stay when the browser takes the page over, are there on the next page, and in another language', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('eigen', 'GB', 'en-GB')
    await asTenant(brand, () => storeTexts({ texts: TEXTS }), { connection: 'staff' })
    const { page, context, complaints, address } = await openDevice(browser, { host: brand.host })
    cleanup(() => context.close())
    const says = (text: string) => page.getByText(text, { exact: true }).waitFor()

    await page.goto(address('/'))
    await says(TEXTS.en['reach:index.assurances.price'])
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await page.getByRole('heading', { level: 1, name: TEXTS.en['identity:log_in.title'] }).waitFor()

    await page.goto(address('/'))
    await chooseFromMenu(page.getByRole('button', { name: /English/ }), 'Nederlands')
    await says(TEXTS.nl['reach:index.assurances.price'])
    assert.deepEqual(complaints, [])
  })
})
