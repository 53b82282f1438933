import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Device, openDevice } from './chromium.ts'
import { passEntry } from './entry.ts'
import type { Journey } from './journeys.ts'
import { translationsOf } from './translations.ts'

export class Partner {
  private constructor(
    private readonly device: Device,
    private readonly t: TFunction
  ) {}

  static async logIn(browser: Browser, { mode, ...journey }: Journey & { mode?: 'light' | 'dark' }): Promise<Partner> {
    const device = await openDevice(browser, { host: journey.host, mode, width: 1280, height: 900 })
    const t = await translationsOf(journey.language)
    await device.page.goto(device.address('/login'))
    await passEntry(device.page, journey)
    await device.page.getByLabel(t('site:common.email'), { exact: true }).fill('demo@example.com')
    await device.page.locator('input[name=password]').fill(process.env.DEMO_PASSWORD!)
    await device.page.getByRole('button', { name: t('site:common.log_in'), exact: true }).click()
    await device.page.waitForURL('**/members')
    return new Partner(device, t)
  }

  leave = () => this.device.context.close()

  get complaints(): string[] {
    return this.device.complaints
  }

  get page() {
    return this.device.page
  }

  open = (path: string) => this.page.goto(this.device.address(path))

  firstProfile = () => this.firstOf('/members', 'main a[href^="/members/"]')
  firstChat = () => this.firstOf('/chats', 'a[href^="/chats/"]')

  private async firstOf(path: string, selector: string): Promise<string> {
    await this.open(path)
    return (await this.page.locator(selector).first().getAttribute('href'))!
  }

  async like(id: string): Promise<void> {
    await this.device.page.goto(this.device.address(`/members/${id}`))
    await this.device.page
      .getByRole('button', { name: this.t('discovery:like.button'), exact: false })
      .first()
      .click()
    await this.device.page.locator('[aria-pressed=true]').first().waitFor()
  }

  async answer(name: string, read: string, text: string): Promise<void> {
    const { page, address } = this.device
    await page.goto(address('/chats'))
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await page.getByRole('listitem').getByText(read, { exact: true }).first().waitFor()
    await page.getByLabel(this.t('chat:composer.label', { name })).fill(text)
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').getByText(text, { exact: true }).last().waitFor()
    await page.getByText(this.t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
  }
}
