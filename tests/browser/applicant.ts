import { randomBytes } from 'node:crypto'
import type { TFunction } from 'i18next'
import type { Browser, Locator } from 'playwright'
import { type Device, openDevice } from './chromium.ts'
import { passEntry } from './entry.ts'
import type { Journey } from './journeys.ts'
import { translationsOf } from './translations.ts'

const PASSWORD = 'a password for the journey'

/** A visitor with a phone who signs up and logs in by what the screen says. */
export class Applicant {
  readonly name = `Robin ${randomBytes(2).toString('hex')}`
  readonly email = `${this.name.replace(' ', '.').toLowerCase()}@example.com`

  constructor(
    private readonly device: Device,
    protected readonly journey: Journey,
    protected readonly t: TFunction
  ) {}

  static async arrive<Who extends Applicant>(
    this: new (device: Device, journey: Journey, t: TFunction) => Who,
    browser: Browser,
    journey: Journey
  ): Promise<Who> {
    const device = await openDevice(browser, journey)
    await device.page.goto(device.address(journey.arrival))
    await passEntry(device.page, journey)
    return new this(device, journey, await translationsOf(journey.language))
  }

  leave = () => this.device.context.close()

  open = (path: string) => this.page.goto(this.device.address(path))

  get complaints(): string[] {
    return this.device.complaints
  }

  get page() {
    return this.device.page
  }

  protected button(key: string, values = {}): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true })
  }

  protected link(key: string, values = {}): Locator {
    return this.page.getByRole('link', { name: this.t(key, values), exact: true })
  }

  private choose(name: string, value: string): Promise<void> {
    // The search behind the modal has fields of the same names.
    return this.page.locator(`form:has([name=accept_terms]) input[name=${name}][value=${value}]`).check()
  }

  async signUp(): Promise<void> {
    await this.link('site:common.sign_up_free').first().click()
    await this.fillInSignUp()
  }

  async fillInSignUp(): Promise<void> {
    const { page, t } = this
    await this.saysWhomSheLooksFor()
    await this.goOn('about')
    await this.saysWhoSheIs()
    await this.goOn('place')
    await page.locator('select[name=region_id]').selectOption({ label: this.journey.region })
    await this.goOn('access')
    await page.getByLabel(t('site:common.email'), { exact: true }).fill(this.email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await this.goOn('choices')
    await this.choose('show_fictional', 'yes')
    await this.choose('visible_to_visitors', 'yes')
    await this.goOn('consents')
    for (const name of ['accept_terms', 'accept_privacy', 'consent_sexuality'])
      await page.locator(`input[name=${name}]`).check()
    await this.button('site:common.sign_up_free').click()
    await page.waitForURL('**/activate*')
  }

  async saysWhomSheLooksFor(): Promise<void> {
    await this.choose('gender', 'female')
    await this.choose('looking_for', 'male')
  }

  async saysWhoSheIs(name = this.name, year = '1990'): Promise<void> {
    const { page, t } = this
    await page.getByLabel(t('identity:sign_up.you.name'), { exact: true }).fill(name)
    for (const [part, value] of [
      ['day', '7'],
      ['month', '3'],
      ['year', year],
    ] as const) {
      await page.getByLabel(t(`identity:sign_up.you.${part}`), { exact: true }).fill(value)
    }
  }

  async goOn(to: string): Promise<void> {
    await this.press('site:common.continue')
    await this.step(to).waitFor()
  }

  press = (key: string) => this.button(key).click()

  step = (name: string) => this.page.locator(`[data-step=${name}]`)

  async activate(token: string): Promise<void> {
    await this.page.goto(this.device.address(`/${token}`))
    await this.button('site:common.activate_account').click()
    await this.page.waitForURL('**/activate/done*')
  }

  async logOutAndIn(): Promise<void> {
    const { page, t } = this
    await page.evaluate(() => fetch('/api/logout.php', { headers: { 'X-Requested-With': 'manyhearts' } }))
    await page.goto(this.device.address('/login'))
    // A log-out leaves nothing on the device, the answer at the entry included.
    await passEntry(page, this.journey)
    await page.getByLabel(t('site:common.email'), { exact: true }).fill(this.email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await this.button('site:common.log_in').click()
    await page.waitForURL('**/members')
  }
}
