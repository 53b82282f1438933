import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { addPhotos } from '../../api/members/add_photos.ts'
import { bomb, picture } from '../../api/members/pictures.ts'
import { upload } from '../../api/members/uploading.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { Gallery } from '../gallery.ts'
import { takeSession } from '../take_session.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

const DEVICES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 900 },
]

class Photographer {
  readonly panel: Locator

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly complaints: string[],
    private readonly who: Person,
    private readonly t: TFunction
  ) {
    this.panel = page
      .locator('section', { has: page.getByRole('heading', { name: t('members:own_photos.title') }) })
      .last()
  }

  static async logIn(browser: Browser, gallery: Gallery, who: Person, size: { width: number; height: number }) {
    const { host } = who.brand
    const device = await openDevice(browser, { host, ...size })
    await takeSession(device.context, who)
    await device.page.close()
    const page = await gallery.open(device.context, { api: '', preset: 'blush', mode: 'light' }, device.address(''))
    page.on('pageerror', (error) => device.complaints.push(error.message))
    return new Photographer(page, device.context, device.complaints, who, await translationsOf('en'))
  }

  add(files: { name: string; buffer: Buffer }[]): Promise<void> {
    const sent = files.map((file) => ({ ...file, mimeType: 'image/jpeg' }))
    return this.panel.locator('[data-picker]').setInputFiles(sent)
  }

  photos = async (): Promise<any[]> => (await this.who.browser.get('/api/photos')).body.photos

  tile = (number: number) =>
    this.panel.getByRole('img', { name: this.t('members:own_photos.photo_alt', { number }), exact: true })

  /** Stands on every tile, also where the photo's file is lost. */
  menu = (number: number) =>
    this.panel.getByRole('button', { name: this.t('members:own_photos.menu_label', { number }), exact: true })

  async choose(number: number, key: string): Promise<void> {
    await chooseFromMenu(this.menu(number), this.t(key))
  }

  async until(is: (photos: any[]) => boolean): Promise<any[]> {
    for (let tries = 0; ; tries++) {
      const photos = await this.photos()
      if (is(photos)) return photos
      if (tries > 300) throw new Error(`still ${JSON.stringify(photos.map(({ id, main }) => [id, main]))}`)
      await this.page.waitForTimeout(150)
    }
  }
}

test.group('One’s own photos', (group) => {
  let browser: Browser
  let gallery: Gallery
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    const started = await Promise.all([startChromium(), Gallery.build(), translationsOf('en')])
    browser = started[0]
    gallery = started[1]
    t = started[2]
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  for (const { name, ...size } of sample(DEVICES, 1)) {
    test(`are added, cropped, ordered and removed at ${name}`, async ({ assert, cleanup }) => {
      const ann = await Photographer.logIn(browser, gallery, cast.ann, size)
      cleanup(() => ann.context.close())
      const { page, panel } = ann
      await panel.getByText(t('members:own_photos.empty')).waitFor()

      await ann.add([
        { name: 'sea.jpg', buffer: await picture({ width: 1_200, height: 800, colour: '#258' }) },
        { name: 'bomb.jpg', buffer: await bomb(20_000) },
        { name: 'wood.jpg', buffer: await picture({ colour: '#283' }) },
      ])
      await panel.getByText(t('errors:photo_too_many_pixels', { megapixels: 40 })).waitFor()
      const [sea, wood] = (await ann.until((photos) => photos.length === 2)).map(({ id }) => id)
      await ann.tile(2).waitFor()
      assert.deepEqual(await violations(page, '[data-picker] ~ *'), [])
      await panel.getByRole('button', { name: t('members:own_photos.remove_upload', { name: 'bomb.jpg' }) }).click()

      const last = await picture({ colour: '#a62' })
      await ann.add([{ name: 'dune.jpg', buffer: last }])
      await panel.getByText(t('members:own_photos.limit_reached')).waitFor()
      await ann.tile(3).waitFor()
      const before = await ann.photos()

      await ann.choose(2, 'members:own_photos.make_main')
      const dialog = page.getByRole('dialog')
      const frame = dialog.getByRole('group', { name: t('members:own_photos.crop.frame') })
      await frame.focus()
      await page.keyboard.press('+')
      await page.keyboard.press('ArrowUp')
      const box = (await frame.boundingBox())!
      await page.mouse.move(box.x + 100, box.y + 100)
      await page.mouse.down()
      await page.mouse.move(box.x + 80, box.y + 90, { steps: 4 })
      await page.mouse.up()
      assert.isAbove(Number(await dialog.getByRole('slider').inputValue()), 1)
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await dialog.getByRole('button', { name: t('members:own_photos.make_main') }).click()
      await dialog.waitFor({ state: 'detached' })
      const [main] = await ann.until((photos) => photos[0].main && photos[0].id !== before[0].id)
      assert.notEqual(main.match, before.find(({ id }) => id === main.id).match)

      const [, second, third] = (await ann.photos()).map(({ id }) => id)
      const handle = panel.getByRole('button', { name: t('members:own_photos.move_label', { number: 2 }) })
      await handle.focus()
      await page.keyboard.press('ArrowRight')
      await ann.until((photos) => photos[1].id === third && photos[2].id === second)
      await ann.tile(2).evaluate((tile) => tile.scrollIntoView({ block: 'center' }))
      const [from, to] = [(await handle.boundingBox())!, (await ann.tile(3).boundingBox())!]
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
      await page.mouse.up()
      await ann.until((photos) => photos[1].id === second && photos[2].id === third)

      await ann.choose(3, 'site:common.remove')
      await page.getByRole('button', { name: t('site:common.undo') }).click()
      await ann.tile(3).waitFor()
      assert.lengthOf(await ann.photos(), 3)
      await ann.choose(3, 'site:common.remove')
      // A toast under a resting mouse stays.
      await page.mouse.move(5, 5)
      await page.getByRole('button', { name: t('site:common.undo') }).waitFor({ state: 'detached' })
      const left = await ann.until((photos) => photos.length === 2)

      assert.sameMembers(
        [...left.map(({ id }) => id), third],
        [sea, wood, main.id, second, third].filter((id, place, all) => all.indexOf(id) === place)
      )
      assert.deepEqual(ann.complaints, [])
    })
  }

  test('can be taken back after other changes, which stay', async ({ assert, cleanup }) => {
    const names = ['one', 'two', 'three', 'four']
    const ids = (await addPhotos(cast.rosa, cast.ann.profile, names)).map(({ id }) => id)
    const ann = await Photographer.logIn(browser, gallery, cast.ann, DEVICES[1]!)
    cleanup(() => ann.context.close())
    const undo = ann.page.getByRole('button', { name: t('site:common.undo') })

    await ann.choose(4, 'site:common.remove')
    // A toast under a resting mouse stays.
    await undo.hover()
    await ann.panel.getByRole('button', { name: t('members:own_photos.move_label', { number: 2 }) }).focus()
    await ann.page.keyboard.press('ArrowRight')
    await ann.until((photos) => photos[1].id === ids[2])
    const tiles = await ann.panel.locator('li[data-place]').count()
    await undo.click()
    // These photos are rows without files: their images are shown only until they are not found.
    await ann.menu(4).waitFor()

    assert.equal(tiles, 2)
    const order = [ids[0], ids[2], ids[1], ids[3]]
    assert.deepEqual(
      (await ann.photos()).map(({ id }) => id),
      order
    )
    const shown = ann.panel.locator('li[data-place]')
    assert.deepEqual(
      await shown.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-place'))),
      order.slice(1)
    )
  }).tags(['@full'])

  test('can be dropped and pasted too, and only as many as there is room for', async ({ cleanup }) => {
    const ann = await Photographer.logIn(browser, gallery, cast.ann, DEVICES[1]!)
    cleanup(() => ann.context.close())
    const files = await Promise.all(
      ['#111', '#222', '#333', '#444'].map((colour) => picture({ colour, width: 240, height: 300 }))
    )
    const hand = (type: 'drop' | 'paste', some: Buffer[]) =>
      ann.page.evaluate(
        ([event, pictures]) => {
          const data = new DataTransfer()
          for (const [index, base64] of pictures.entries()) {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
            data.items.add(new File([bytes], `${event}-${index}.jpg`, { type: 'image/jpeg' }))
          }
          const zone = document.querySelector('[data-picker]')!.parentElement!
          if (event === 'drop') zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
          else dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }))
        },
        [type, some.map((one) => one.toString('base64'))] as const
      )

    await ann.panel.getByText(t('members:own_photos.empty')).waitFor()
    await hand('paste', files.slice(0, 1))
    await ann.until((photos) => photos.length === 1)
    await hand('drop', files.slice(1))

    const alert = ann.page.getByRole('dialog', { name: t('site:premium_alert.title') })
    await alert.getByRole('button', { name: t('site:common.not_now'), exact: true }).click()
    await alert.waitFor({ state: 'detached' })
    await ann.until((photos) => photos.length === 3)
    await ann.panel.getByText(t('members:own_photos.limit_reached')).waitFor()
  }).tags(['@full'])

  test('that did not arrive are sent again, also while the list is still refreshed', async ({ cleanup }) => {
    const ann = await Photographer.logIn(browser, gallery, cast.ann, DEVICES[0]!)
    cleanup(() => ann.context.close())
    await ann.panel.getByText(t('members:own_photos.empty')).waitFor()
    const retried = Promise.withResolvers<void>()
    let cuts = 1
    await ann.page.route('**/api/photos', async (route) => {
      if (route.request().method() === 'POST') return cuts-- > 0 ? route.abort() : route.fallback()
      await retried.promise
      return route.fallback()
    })

    await ann.add([{ name: 'sea.jpg', buffer: await picture() }])
    await ann.panel.getByRole('button', { name: t('members:own_photos.retry_upload', { name: 'sea.jpg' }) }).click()
    await ann.panel.getByRole('progressbar').waitFor()
    retried.resolve()

    await ann.until((photos) => photos.length === 1)
    await ann.tile(1).waitFor()
  }).tags(['@full'])
})

test.group('Photos over the whole screen', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  for (const { name, ...size } of sample(DEVICES, 1, 1)) {
    test(`are browsed by keys at ${name}; a locked one says what opens it`, async ({ assert, cleanup }) => {
      const { rosa, ann, ben } = await newCast()
      const t = await translationsOf('en')
      for (const colour of ['#258', '#283', '#a62'])
        await upload(ben.browser, await picture({ colour, width: 1_200, height: 800 }))
      const device = await openDevice(browser, { host: rosa.host, ...size })
      cleanup(() => device.context.close())
      await takeSession(device.context, ann)
      const { page } = device
      await page.goto(device.address(`/members/${ben.profile.id}`))
      const place = (number: number) =>
        page.getByRole('dialog').getByText(t('members:photos.position', { number, total: 3 }))

      const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)

      const first = page.getByRole('link', {
        name: t('members:photos.enlarge', { alt: t('members:photos.photo_alt', { name: 'Ben', number: 1, total: 3 }) }),
      })
      await first.click()
      await place(1).waitFor()
      assert.isFalse(await isFocused(page.getByRole('button', { name: t('safety:report.title.photo') })))
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await page.keyboard.press('ArrowRight')
      await place(2).waitFor()
      await page.keyboard.press('End')
      await place(3).waitFor()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('members:photos.locked_premium') })
        .waitFor()
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await page.keyboard.press('ArrowLeft')
      await place(2).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      const second = page.getByRole('link', {
        name: t('members:photos.enlarge', { alt: t('members:photos.photo_alt', { name: 'Ben', number: 2, total: 3 }) }),
      })
      assert.isTrue(await isFocused(second))
      assert.deepEqual(device.complaints, [])
    })
  }

  test('are closed by the back button, which then leads on; a single one can’t be browsed', async ({
    assert,
    cleanup,
  }) => {
    const { rosa, ann, ben } = await newCast()
    const t = await translationsOf('en')
    await upload(ben.browser, await picture({ colour: '#258', width: 1_200, height: 800 }))
    const device = await openDevice(browser, { host: rosa.host })
    cleanup(() => device.context.close())
    await takeSession(device.context, ann)
    const { page } = device
    await page.goto(device.address('/members'))
    await page.getByRole('link', { name: /^Ben, / }).click()
    const photo = page.getByRole('link', {
      name: t('members:photos.enlarge', { alt: t('members:photos.photo_alt', { name: 'Ben', number: 1, total: 1 }) }),
    })
    await photo.click()
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    assert.equal(await viewer.getByRole('button', { name: t('members:photos.next') }).count(), 0)

    await page.evaluate(() => history.back())
    await viewer.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, `/members/${ben.profile.id}`)

    await page.evaluate(() => history.back())
    await page.waitForURL(device.address('/members'))
    assert.deepEqual(device.complaints, [])
  })

  test('stand under the name alone where the brand doesn’t show ages', async ({ cleanup }) => {
    const { rosa, ann, ben } = await newCast({ rosa: { visible_profile_fields: ['about_me'] } })
    await upload(ben.browser, await picture({ colour: '#258', width: 1_200, height: 800 }))
    const device = await openDevice(browser, { host: rosa.host })
    cleanup(() => device.context.close())
    await takeSession(device.context, ann)
    await device.page.goto(device.address(`/members/${ben.profile.id}`))
    await device.page.locator('#photo-1 a').click()
    await device.page.getByRole('dialog', { name: 'Ben', exact: true }).waitFor()
  }).tags(['@full'])

  test('are pulled down and away by a finger', async ({ assert, cleanup }) => {
    const { rosa, ann, ben } = await newCast()
    await upload(ben.browser, await picture({ colour: '#258', width: 1_200, height: 800 }))
    const device = await openDevice(browser, { host: rosa.host })
    cleanup(() => device.context.close())
    await takeSession(device.context, ann)
    const { page } = device
    await page.goto(device.address(`/members/${ben.profile.id}`))
    await page.locator('#photo-1 a').click()
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    const finger = await device.context.newCDPSession(page)
    const pull = async (down: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
      await touch('touchStart', 300)
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', 300 + (down * step) / 8)
        await page.waitForTimeout(40)
      }
      await touch('touchEnd')
    }

    await pull(60)
    await page.waitForTimeout(300)
    assert.isTrue(await viewer.isVisible())

    await pull(260)
    await viewer.waitFor({ state: 'detached' })
    assert.deepEqual(device.complaints, [])
  })
})
