import type { Browser, BrowserContext, Page } from 'playwright'
import { launchChromium } from '../browser/chromium.ts'
import { Gallery } from '../browser/gallery.ts'
import { forceStates } from './force_states.ts'
import { DEMO } from './product.ts'
import { sendFrom } from './send_from.ts'
import type { Shot } from './shot.ts'
import { SHOWN_PAGES, type ShownPage } from './shown_pages.ts'

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 900 }
/** Pages are cut below this height, px: the twentieth card shows nothing new. */
const TALLEST = 2600

/** Logs the demo member in once for all screenshots of a brand. */
export class Camera {
  readonly #cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

  private constructor(
    readonly browser: Browser,
    private readonly gallery: Gallery
  ) {}

  static async open(): Promise<Camera> {
    return new Camera(...(await Promise.all([launchChromium(), Gallery.build()])))
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  async take(host: string, shot: Shot, file: string): Promise<void> {
    const { mode, width, locale } = shot
    const context = await this.browser.newContext({
      baseURL: addressOf(host),
      viewport: { width, height: HEIGHTS[width] ?? 800 },
      colorScheme: mode,
      reducedMotion: 'reduce',
      hasTouch: width < 768,
      isMobile: width < 768,
    })
    try {
      if (locale) await context.addCookies([{ name: 'i18n_redirected', value: locale, domain: host, path: '/' }])
      const page = await this.#show(context, host, shot)
      await settle(page)
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      const height = shot.page === 'gallery' ? whole : Math.min(TALLEST, whole)
      await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height }, animations: 'disabled' })
    } finally {
      await context.close()
    }
  }

  async #show(context: BrowserContext, host: string, { page: name, preset, mode }: Shot): Promise<Page> {
    const shown = SHOWN_PAGES.find((one) => one.name === name)!
    if (shown.as === 'gallery') {
      const page = await this.gallery.open(context, { preset, mode })
      await forceStates(page)
      return page
    }
    if (!shown.warns)
      await context.addInitScript(() => localStorage.setItem('hide-site-entry-warning', String(Date.now())))
    if (shown.as === 'member') await context.addCookies(await this.#memberOf(host))
    return open(await context.newPage(), shown)
  }

  async #memberOf(host: string) {
    const known = this.#cookies.get(host)
    if (known) return known
    const page = await this.browser.newPage({ baseURL: addressOf(host) })
    await page.goto('/login')
    await sendFrom(page, '/api/user.php', JSON.stringify(DEMO))
    const cookies = await page.context().cookies()
    await page.close()
    this.#cookies.set(host, cookies)
    return cookies
  }
}

function addressOf(host: string): string {
  return `http://${host}:${process.env.PORT}`
}

async function open(page: Page, { path, link, leads }: ShownPage): Promise<Page> {
  if (leads) await leads(page)
  else await page.goto(path)
  if (link) await page.goto((await page.locator(link).first().getAttribute('href'))!)
  return page
}

/** Waits for every picture and font, those below the fold too; from the top, where what sticks to the window belongs. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.evaluate(async () => {
    scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    const waiting = [...document.images].map((image) => image.decode().catch(() => {}))
    await Promise.race([Promise.all(waiting), new Promise((done) => setTimeout(done, 5000))])
  })
}
