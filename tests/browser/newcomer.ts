import type { Locator } from 'playwright'
import { Applicant } from './applicant.ts'
import { tickWaiver } from './tick_waiver.ts'

/** A new member who looks around, likes, writes and pays by what the screen says. */
export class Newcomer extends Applicant {
  /** By gender, age, country and region, as on a phone. */
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

  async loadMoreMembers(): Promise<void> {
    await this.open('/members?gender=both')
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
    await this.open('/members')
    await this.card(name).getByRole('link').first().click()
    await this.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  }

  async likeAndMatch(name: string): Promise<void> {
    await this.button('discovery:like.button').first().click()
    const match = this.page.getByRole('dialog')
    await match.getByText(this.t('discovery:match.title'), { exact: true }).waitFor()
    await match.getByRole('link', { name: this.t('discovery:match.write', { name }) }).click()
    await this.page.waitForURL('**/chat')
  }

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
    // The composer learns from the last answer that no credits are left.
    await this.link('chat:refusal.get_credits').click()
    await this.page.waitForURL('**/credits*')
  }

  async buyCredits(): Promise<void> {
    const { page, t } = this
    await page.locator('main a[href^="/credits/"]').first().click()
    await page.waitForURL(/\/credits\/\d+/)
    await tickWaiver(page)
    await page.getByRole('button', { name: new RegExp(t('credits:order.pay', { price: '.+' })) }).click()
    await page.waitForURL(/pay\.localhost/)
    await this.button('credits:sandbox.choose.paid').click()
    await page.waitForURL(/\/transactions\/\d+\?token=/)
    await this.link('credits:payment.completed.back').waitFor()
  }

  async openChat(name: string): Promise<void> {
    const { page } = this
    await this.open('/chats')
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await page.waitForURL(/\/chats\/\d+/)
  }

  async reads(text: string): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await this.page.getByText(text, { exact: true }).last().waitFor()
  }

  async openFictionalProfile(): Promise<void> {
    const { page } = this
    await this.open('/members?gender=both')
    const word = await this.fictionalWord()
    const card = page.getByRole('article').filter({ hasText: word }).first()
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/members\/\d+$/)
    await page.getByText(word, { exact: true }).first().waitFor()
    await this.link('members:profile.write').click()
    await page.waitForURL('**/chat')
  }

  /** The notice appears before the first message: refusing it sends and costs nothing, accepting it sends. */
  async writesOnlyAfterTheNotice(): Promise<void> {
    const { page, journey } = this
    const before = await this.credits()
    const settings = await this.settings()
    const field = page.getByRole('textbox')
    await field.fill(journey.first)
    await this.button('chat:composer.send').click()
    const notice = page.getByRole('dialog')
    await notice.getByText(settings.fictional_warning).waitFor()
    await notice.getByRole('button', { name: this.t('site:common.not_now') }).click()
    await notice.waitFor({ state: 'hidden' })
    if ((await this.credits()) !== before) throw new Error('charged without an acknowledgement')
    if ((await field.inputValue()) !== journey.first) throw new Error('the message was lost')

    await this.button('chat:composer.send').click()
    await notice.getByRole('button', { name: this.t('safety:disclosure.send_message') }).click()
    await this.stored(journey.first)
    for (let tries = 0; (await this.credits()) >= before; tries++) {
      if (tries > 200) throw new Error('nothing was charged')
      await page.waitForTimeout(100)
    }
    await page.getByText(this.t('chat:bar.fictional_notice', { site: settings.name })).waitFor()
  }

  private async write(name: string, text: string): Promise<void> {
    await this.page.getByLabel(this.t('chat:composer.label', { name })).fill(text)
    await this.button('chat:composer.send').click()
    await this.stored(text)
  }

  private async stored(text: string): Promise<void> {
    await this.page.getByRole('listitem').getByText(text, { exact: true }).last().waitFor()
    await this.page.getByText(this.t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
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
