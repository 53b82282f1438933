import type { TFunction } from 'i18next'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright'
import { PASSWORD } from '../../api/staff/colleague.ts'
import { type Device, openDevice } from '../chromium.ts'
import { translationsOf } from '../translations.ts'

/** Somebody who comes to the console from outside: by a link, or to log in. */
export class ColleagueDevice {
  private constructor(
    readonly device: Device,
    private readonly t: TFunction
  ) {}

  static async open(browser: Browser, address: (path: string) => string = onConsole): Promise<ColleagueDevice> {
    const device = await openDevice(browser, { host: 'admin.localhost', width: 1280, height: 900 })
    return new ColleagueDevice({ ...device, address }, await translationsOf('en'))
  }

  get page(): Page {
    return this.device.page
  }

  word = (key: string, values = {}): string => this.t(`console:${key}`, values)
  press = (key: string, values = {}): Promise<void> =>
    this.page.getByRole('button', { name: this.word(key, values), exact: true }).click()
  field = (key: string) => this.page.getByLabel(this.word(key), { exact: true })
  title = (key: string, values = {}) =>
    this.page.getByRole('heading', { level: 1, name: this.word(key, values), exact: true }).waitFor()
  leave = () => this.device.context.close()

  /** Chooses the password, and is logged in with it. */
  async choosePassword(token: string): Promise<void> {
    await this.page.goto(this.device.address(`/password/${token}`))
    await this.field('passwords.new').fill(PASSWORD)
    await this.press('password_link.submit')
  }

  async logIn(email: string): Promise<void> {
    await this.page.goto(this.device.address('/'))
    await this.field('login.email').fill(email)
    await this.field('login.password').fill(PASSWORD)
    await this.press('login.submit')
  }

  /** An authenticator on the screen that asks for a second factor. @returns the recovery codes */
  async enrolWithAuthenticator(): Promise<string[]> {
    const { page } = this
    await this.title('account.enrol.title')
    await this.press('account.authenticator.set_up')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await this.field('login.code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await this.press('account.authenticator.submit')
    const list = page.getByRole('list', { name: this.word('account.recovery_codes.title') })
    await list.waitFor()
    const codes = await list.getByRole('listitem').allInnerTexts()
    await this.field('account.recovery_codes.kept').check()
    await this.press('account.continue')
    return codes
  }

  /** A device with a fingerprint reader, whose owner is always there (WebDriver’s virtual authenticator). */
  async addFingerprint(): Promise<void> {
    const cdp = await this.device.context.newCDPSession(this.page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  }
}

function onConsole(path: string): string {
  return `http://admin.localhost:${process.env.PORT}${path}`
}
