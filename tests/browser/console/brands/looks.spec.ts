import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { picture } from '../../../api/members/pictures.ts'
import { DEVICES, openDevice, startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { seedBrands } from '../../seed_brands.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const BRAND = { slug: 'vlam', name: 'Vlam', host: 'vlam.localhost' }
const operator = { slug: BRAND.slug, role: 'operator' }
const ALT = 'Twee mensen aan zee'

test.group('The look of a brand in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(BRAND.slug)
  })
  group.teardown(() => browser.close())

  test('a picture of the brand’s own is uploaded, cropped, described, published, and drawings come back', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const { page, word } = kim
    const dialog = page.getByRole('dialog')
    await kim.enter(BRAND)
    await kim.turnTo('tenants.look')

    await kim.button('heroes.add').click()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'sea.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture({ width: 1600, height: 1000, colour: '#246' }),
    })
    await dialog.getByLabel(word('heroes.holder')).fill('Studio Vos')
    await dialog.getByLabel(word('fictional.photos.source')).fill('Shoot of 3 May')
    await dialog.getByRole('combobox', { name: word('fictional.photos.licence') }).click()
    await kim.pick(word('fictional.licences.commissioned'))
    await dialog.getByLabel(word('heroes.credit')).fill('Foto: Jo Vos')
    await dialog.getByRole('checkbox').check()
    assert.deepEqual(await violations(page), [])
    await dialog.getByRole('button', { name: word('heroes.upload') }).click()

    // The disc is at the left, in the upper part.
    const point = dialog.getByRole('slider', { name: word('heroes.focus') })
    await point.press('Shift+ArrowLeft')
    await point.press('Shift+ArrowLeft')
    await point.press('ArrowUp')
    assert.equal(await point.getAttribute('aria-valuetext'), word('heroes.focus_at', { x: 30, y: 49 }))
    const frame = (await dialog.locator('img').first().boundingBox())!
    await page.mouse.move(frame.x + frame.width * 0.5, frame.y + frame.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(frame.x + frame.width * 0.3, frame.y + frame.height * 0.35, { steps: 4 })
    await page.mouse.up()
    assert.equal(await point.getAttribute('aria-valuetext'), word('heroes.focus_at', { x: 30, y: 35 }))
    await dialog.getByLabel(word('heroes.alt_in', { language: 'Nederlands' })).fill(ALT)
    assert.deepEqual(await violations(page), [])
    await kim.button('ra.action.save').click()
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('radio', { name: word('heroes.number', { number: 1 }) }).check()
    await page.frameLocator('iframe').getByRole('img', { name: ALT }).waitFor()
    await kim.button('announcements.save').click()
    await page.getByText(word('looks.draft')).waitFor()
    for (const [, width] of DEVICES) {
      const visitor = await openDevice(browser, { host: BRAND.host, width })
      await visitor.page.goto(visitor.address('/'))
      assert.equal(await visitor.page.getByRole('img', { name: ALT }).count(), 0, 'a draft is no visitor’s')
      await visitor.context.close()
    }

    await kim.button('looks.publish').click()
    await page.getByText(word('looks.published')).waitFor()
    for (const [, width] of DEVICES) {
      const visitor = await openDevice(browser, { host: BRAND.host, width })
      await visitor.page.goto(visitor.address('/'))
      const shown = visitor.page.getByRole('img', { name: ALT })
      await shown.scrollIntoViewIfNeeded()
      await visitor.page.waitForFunction(
        (alt) => document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)!.complete,
        ALT
      )
      const seen = await shown.evaluate((image: HTMLImageElement) => ({
        focus: getComputedStyle(image).objectPosition,
        isLoaded: image.naturalWidth > 0,
      }))
      assert.deepEqual(seen, { focus: '30% 35%', isLoaded: true })
      await visitor.page.getByText('Foto: Jo Vos').waitFor()
      assert.deepEqual(await invalidHtml(visitor.page), [])
      assert.deepEqual(await violations(visitor.page), [])
      assert.deepEqual(visitor.complaints, [])
      await visitor.context.close()
    }

    const earlier = page.getByRole('region', { name: word('looks.earlier') }).getByRole('listitem')
    await earlier.last().getByRole('button').click()
    await page
      .getByRole('button', { name: word('ra.action.undo') })
      .first()
      .waitFor()
    const visitor = await openDevice(browser, { host: BRAND.host })
    cleanup(() => visitor.context.close())
    await visitor.page.goto(visitor.address('/'))
    assert.equal(await visitor.page.getByRole('img', { name: ALT }).count(), 0)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
