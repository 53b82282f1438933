import { randomBytes } from 'node:crypto'
import type { TFunction } from 'i18next'
import type { Browser, Locator } from 'playwright'
import { type Device, openDevice } from './chromium.ts'
import { passEntry } from './entry.ts'
import type { Journey } from './journeys.ts'
import { wordsOf } from './words.ts'

const PASSWORD = 'a password for the journey'

/** Somebody new, with a phone: does what a visitor does, by what the screen says. */
export class Newcomer {
  readonly name = `Robin ${randomBytes(2).toString('hex')}`
  readonly email = `${this.name.replace(' ', '.').toLowerCase()}@example.com`

  private constructor(
    private readonly device: Device,
    private readonly journey: Journey,
    private readonly t: TFunction
  ) {}

  static async arrive(browser: Browser, journey: Journey): Promise<Newcomer> {
    const device = await openDevice(browser, journey)
    await device.page.goto(device.address(journey.arrival))
    await passEntry(device.page, journey)
    return new Newcomer(device, journey, await wordsOf(journey.language))
  }

  leave = () => this.device.context.close()

  open = (path: string) => this.page.goto(this.device.address(path))

  get complaints(): string[] {
    return this.device.complaints
  }

  get page() {
    return this.device.page
  }

  private button(key: string, values = {}): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true })
  }

  private link(key: string, values = {}): Locator {
    return this.page.getByRole('link', { name: this.t(key, values), exact: true })
  }

  private choose(name: string, value: string): Promise<void> {
    // The search behind the modal has fields of the same names.
    return this.page.locator(`form:has([name=accept_terms]) input[name=${name}][value=${value}]`).check()
  }

  async signUp(): Promise<void> {
    await this.link('reach:index.sign_up').first().click()
    await this.fillInSignUp()
  }

  /** Answers all that the sign-up asks, step by step, wherever it stands, and sends it. */
  async fillInSignUp(): Promise<void> {
    const { page, t } = this
    await this.saysWhomSheLooksFor()
    await this.goOn('about')
    await this.saysWhoSheIs()
    await this.goOn('place')
    await page.locator('select[name=region_id]').selectOption({ label: this.journey.region })
    await this.goOn('access')
    await page.getByLabel(t('identity:sign_up.access.email'), { exact: true }).fill(this.email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await this.goOn('choices')
    await this.choose('show_fictional', 'yes')
    await this.choose('visible_to_visitors', 'yes')
    await this.goOn('consents')
    for (const name of ['accept_terms', 'accept_privacy', 'consent_sexuality'])
      await page.locator(`input[name=${name}]`).check()
    await this.button('identity:sign_up.send').click()
    await page.waitForURL('**/activate*')
  }

  /** The first step. */
  async saysWhomSheLooksFor(): Promise<void> {
    await this.choose('gender', 'female')
    await this.choose('looking_for', 'male')
  }

  /** The second step. */
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

  /** Presses Continue and waits for the step of that name. */
  async goOn(to: string): Promise<void> {
    await this.press('identity:sign_up.next')
    await this.step(to).waitFor()
  }

  press = (key: string) => this.button(key).click()

  step = (name: string) => this.page.locator(`[data-step=${name}]`)

  async activate(token: string): Promise<void> {
    await this.page.goto(this.device.address(`/${token}`))
    await this.button('identity:activation.link.send').click()
    await this.page.waitForURL('**/activate/done*')
  }

  async logOutAndIn(): Promise<void> {
    const { page, t } = this
    await page.evaluate(() => fetch('/api/logout.php', { headers: { 'X-Requested-With': 'manyhearts' } }))
    await page.goto(this.device.address('/login'))
    await page.getByLabel(t('identity:log_in.email'), { exact: true }).fill(this.email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await this.button('identity:log_in.send').click()
    await page.waitForURL('**/members')
  }

  /** By gender, age, country and region, as a phone asks. */
  async searchFor(name: string): Promise<void> {
    const { page, t } = this
    await page.getByText(t('discovery:filters.title'), { exact: true }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.locator('input[name=gender][value=male]').check()
    await sheet.locator('select[name=country]').selectOption(this.journey.country)
    await sheet.locator('select[name=countryregion]').selectOption({ label: this.journey.region })
    await sheet.locator('input[type=number]').first().fill('30')
    await sheet
      .getByRole('button', { name: new RegExp(t('discovery:filters.show_count', { count_words: '.*' })) })
      .click()
    await page.waitForURL(/countryregion=/)
    await this.card(name).waitFor()
  }

  /** Everybody of the brand: the list goes on as one scrolls. */
  async loadMoreMembers(): Promise<void> {
    await this.page.goto(this.device.address('/members?gender=both'))
    const cards = this.page.getByRole('article')
    const first = await cards.count()
    for (let tries = 0; (await cards.count()) <= first; tries++) {
      if (tries > 200) throw new Error(`the list stays at ${first}`)
      await this.page.mouse.wheel(0, 4_000)
      await this.page.waitForTimeout(150)
    }
  }

  async profileId(): Promise<string> {
    return (await this.user()).profile.id
  }

  async openProfile(name: string): Promise<void> {
    await this.page.goto(this.device.address('/members'))
    await this.card(name).getByRole('link').first().click()
    await this.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  }

  async likeAndMatch(name: string): Promise<void> {
    await this.button('discovery:like.give').first().click()
    const match = this.page.getByRole('dialog')
    await match.getByText(this.t('discovery:match.title'), { exact: true }).waitFor()
    await match.getByRole('link', { name: this.t('discovery:match.write', { name }) }).click()
    await this.page.waitForURL('**/chat')
  }

  /** Writes the first message and sees it stand there. */
  async startChat(name: string, text: string): Promise<void> {
    await this.page.waitForURL('**/chat')
    await this.write(name, text)
  }

  async credits(): Promise<number> {
    return (await this.user()).credits
  }

  async isPremium(): Promise<boolean> {
    return (await this.user()).paid_user
  }

  async writeUntilNothingIsLeft(): Promise<void> {
    const { message_credits: price } = await this.settings()
    for (let times = 1; (await this.credits()) >= price; times++) {
      if (times > 5) throw new Error('credits never run out')
      await this.write(this.journey.partner, `${this.journey.first} ${times}`)
    }
    // The composer learns from the last answer that nothing is left.
    await this.link('chat:refusal.get_credits').click()
    await this.page.waitForURL('**/credits*')
  }

  /** Chooses a package and pays on the gateway's own page. */
  async buyCredits(): Promise<void> {
    const { page, t } = this
    await page.locator('main a[href^="/credits/"]').first().click()
    await page.waitForURL(/\/credits\/\d+/)
    await page.getByRole('button', { name: new RegExp(t('credits:order.pay', { price: '.+' })) }).click()
    await page.waitForURL(/pay\.localhost/)
    await this.button('credits:sandbox.choose.paid').click()
    await page.waitForURL(/\/transactions\/\d+\?token=/)
    await this.link('credits:payment.completed.back').waitFor()
  }

  async openChat(name: string): Promise<void> {
    const { page } = this
    await page.goto(this.device.address('/chats'))
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await page.waitForURL(/\/chats\/\d+/)
  }

  /** Comes back to the open conversation and finds the answer in it. */
  async reads(text: string): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await this.page.getByText(text, { exact: true }).last().waitFor()
  }

  /** Follows a mark in the search to its profile. */
  async openFictionalProfile(): Promise<void> {
    const { page } = this
    await page.goto(this.device.address('/members?gender=both'))
    const word = await this.fictionalWord()
    const card = page.getByRole('article').filter({ hasText: word }).first()
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/members\/\d+$/)
    await page.getByText(word, { exact: true }).first().waitFor()
    await this.link('members:profile.write').click()
    await page.waitForURL('**/chat')
  }

  /** The notice stands before the first message: refusing it sends and costs nothing, accepting it sends. */
  async writesOnlyAfterTheNotice(): Promise<void> {
    const { page, journey } = this
    const before = await this.credits()
    const settings = await this.settings()
    const field = page.getByRole('textbox')
    await field.fill(journey.first)
    await this.button('chat:composer.send').click()
    const notice = page.getByRole('dialog')
    await notice.getByText(settings.fictional_warning).waitFor()
    await notice.getByRole('button', { name: this.t('safety:disclosure.not_now') }).click()
    await notice.waitFor({ state: 'hidden' })
    if ((await this.credits()) !== before) throw new Error('charged without an acknowledgement')
    if ((await field.inputValue()) !== journey.first) throw new Error('the message was lost')

    await this.button('chat:composer.send').click()
    await notice.getByRole('button', { name: this.t('safety:disclosure.write') }).click()
    await this.stored(journey.first)
    for (let tries = 0; (await this.credits()) >= before; tries++) {
      if (tries > 200) throw new Error('nothing was charged')
      await page.waitForTimeout(100)
    }
    await page.getByText(this.t('chat:bar.fictional', { site: settings.name })).waitFor()
  }

  private async write(name: string, text: string): Promise<void> {
    await this.page.getByLabel(this.t('chat:composer.label', { name })).fill(text)
    await this.button('chat:composer.send').click()
    await this.stored(text)
  }

  /** A message stands in the conversation, and the server has it. */
  private async stored(text: string): Promise<void> {
    await this.page.getByRole('listitem').getByText(text, { exact: true }).last().waitFor()
    await this.page.getByText(this.t('chat:log.sending'), { exact: true }).waitFor({ state: 'detached' })
  }

  private user = () => this.ask('/api/user.php').then(({ user }) => user)
  private settings = () => this.ask('/api/settings.php')
  private fictionalWord = async () => (await this.settings()).fictional_singular as string

  private ask(path: string): Promise<any> {
    return this.page.evaluate(async (address) => (await fetch(address)).json(), path)
  }

  private card(name: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('link', { name: new RegExp(`^${name}, \\d+$`) }) })
  }
}
