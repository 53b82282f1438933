import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { crowdOf } from '../../api/discovery/crowd_of.ts'
import { newBrand, newPerson, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { shiftOf } from '../shift_of.ts'
import { translationsOf } from '../translations.ts'

const PEOPLE = 24

/** Most layout shift of a page. */
const MOST_SHIFT = 0.02

/** As many people as the page loads by itself: four times 24; then a button, so that the footer stays in reach. */
const BY_ITSELF = 96

/** More than the page loads by itself. */
const MANY = BY_ITSELF + 34

/** In a brand of so many women. */
async function viewerOf(name: string, people: number): Promise<Person> {
  const brand = await newBrand(name, 'GB', 'en-GB')
  const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
  await crowdOf(brand, people)
  return viewer
}

test.group('A page of people', (group) => {
  let browser: Browser
  let t: TFunction
  let viewer: Person
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    viewer = await viewerOf('crowded', PEOPLE)
  })
  group.teardown(() => browser.close())

  test('is taken over by the browser in one go, not profile by profile', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    await context.addInitScript(countCommits)

    await page.goto(address('/members'))
    const heart = page
      .getByRole('article')
      .nth(PEOPLE - 1)
      .getByRole('button')
    await heart.click()
    await page.locator('[aria-pressed=true]').waitFor()

    assert.equal(await page.getByRole('article').count(), PEOPLE)
    assert.isBelow(await page.evaluate(() => (window as never as Counting).commits), PEOPLE)
    assert.deepEqual(complaints, [])
  })

  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`comes with its first screen, and its rest moves nothing: ${size.width} px`, async ({ assert, cleanup }) => {
      const { page, context, address } = await logInAs(browser, viewer, size)
      cleanup(() => context.close())

      const { length } = (await viewer.browser.get('/members', { accept: 'text/html' })).text.match(/<article/g)!
      await page.goto(address('/members'))
      await page
        .getByRole('article')
        .nth(PEOPLE - 1)
        .waitFor()

      assert.isBelow(length, PEOPLE)
      const last = (await page.getByRole('article').nth(length).boundingBox())!
      assert.isAbove(last.y, size.height)
      assert.isBelow(await shiftOf(page), MOST_SHIFT)
    })
  }

  test('shows all without JavaScript, too', async ({ assert, cleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    cleanup(() => context.close())
    const url = `http://${viewer.brand.host}:${process.env.PORT}`
    await context.addCookies([{ name: 'sid', value: viewer.browser.cookies.get('sid')!, url }])
    const page = await context.newPage()
    await page.goto(`${url}/members`)

    await page.getByRole('link', { name: t('site:common.show_more'), exact: true }).click()

    await page.waitForURL(/whole=/)
    assert.equal(await page.getByRole('article').count(), PEOPLE)
  })

  test('lays out profiles when they come near, and leads back to the same one', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    await page.goto(address('/members'))
    const far = page
      .getByRole('article')
      .nth(PEOPLE - 3)
      .getByRole('link')

    await far.hover()
    const name = await far.innerText()
    const before = (await far.boundingBox())!.y
    await far.click()
    await page.waitForURL(/members\/\d+$/)
    await page.goBack()
    await page.getByRole('link', { name, exact: true }).waitFor()

    await page.waitForFunction(() => scrollY > 0)
    const after = (await page.getByRole('link', { name, exact: true }).boundingBox())!.y
    assert.closeTo(after, before, 100)
  }).tags(['@full'])

  test('leads on by a link that opens elsewhere when asked to', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, await viewerOf('endless', MANY), { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address('/members'))
    const more = page.getByRole('link', { name: t('site:common.show_more'), exact: true })
    while ((await page.getByRole('article').count()) < BY_ITSELF) await page.mouse.wheel(0, 2_000)
    await more.waitFor()

    for (const modifiers of [['Shift'], ['ControlOrMeta'], []] as ('Shift' | 'ControlOrMeta')[][]) {
      const opened = context.waitForEvent('page')
      await more.click(modifiers.length > 0 ? { modifiers } : { button: 'middle' })
      const other = await opened
      await other.waitForURL(/cursor=/)
      await other.close()
    }

    assert.equal(await page.getByRole('article').count(), BY_ITSELF)
  }).tags(['@full'])
})

type Counting = { commits: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommitFiberRoot: () => void } }

/** In the page: React reports each commit to its developer tools. */
function countCommits(): void {
  const counting = window as never as Counting
  counting.commits = 0
  counting.__REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot = () => {
    counting.commits += 1
  }
}
