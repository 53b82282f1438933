import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import hash from '@adonisjs/core/services/hash'
import type { TFunction } from 'i18next'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Locator } from 'playwright'
import { PASSWORD } from '../../api/staff/colleague.ts'
import { asOwner } from '../../cast.ts'
import { type Device, openDevice } from '../chromium.ts'
import { translationsOf } from '../translations.ts'

const GROUPS = ['brand', 'people', 'offers', 'payments', 'reach'].map((group) => `brands.groups.${group}`) as [
  string,
  ...string[],
]

interface StaffOptions {
  /** The role's brand; a platform admin without. */
  grant?: { slug: string; role: string }
  width?: number
  mode?: 'light' | 'dark'
}

export class Staff {
  private constructor(
    private readonly device: Device,
    private readonly account: { email: string; secret: Secret },
    private readonly t: TFunction
  ) {}

  static async arrive(browser: Browser, { grant, width = 1280, mode }: StaffOptions = {}): Promise<Staff> {
    const account = await newAccount(grant)
    const device = await openDevice(browser, { host: 'admin.localhost', width, height: 900, mode })
    return new Staff(device, account, await translationsOf('en'))
  }

  leave = () => this.device.context.close()

  get complaints(): string[] {
    return this.device.complaints
  }

  get page() {
    return this.device.page
  }

  word = (key: string, values = {}): string => this.t(`console:${key}`, values)

  /** Is logged in already, and comes straight to a brand's settings, to the list of brands, or to the first screen, which for some is the desk. */
  async enter(where: { name: string; slug: string } | 'tenants' | 'dashboard' | 'desk' = 'tenants'): Promise<void> {
    const brand = typeof where === 'string' ? undefined : where
    const { id, sid } = await newSession(this.account.email, brand?.slug)
    await this.page.context().addCookies([{ name: 'sid', value: sid, url: this.device.address('/') }])
    const path = { tenants: '/tenants', dashboard: '/', desk: '/' }
    await this.page.goto(this.device.address(typeof where === 'string' ? path[where] : `/tenants/${id}/show`))
    if (brand) return this.isAt(brand)
    const titles = {
      tenants: 'resources.tenants.name_other',
      dashboard: 'dashboard.title',
      desk: 'resources.desk.name',
    }
    await this.heading(this.word(titles[where as keyof typeof titles])).waitFor()
  }

  /** Gives them one more role. */
  grant = (slug: string, role: string): Promise<unknown> =>
    asOwner((owner) =>
      owner.query(
        `insert into staff.grants (staff_member_id, tenant_id, role)
         select staff_members.id, tenants.id, $3 from staff.staff_members, global.tenants where email = $1 and slug = $2`,
        [this.account.email, slug, role]
      )
    )

  open = (path: string) => this.page.goto(this.device.address(path))

  /** The first step of the log-in. */
  async typePassword(): Promise<void> {
    await this.open('/')
    await this.typePasswordHere()
  }

  private async typePasswordHere(): Promise<void> {
    const { page, word } = this
    await page.getByLabel(word('login.email')).fill(this.account.email)
    await page.getByLabel(word('login.password')).fill(PASSWORD)
    await this.button('login.submit').click()
  }

  /** Logs in by password and, when asked for it, the authenticator's code. */
  async logIn(): Promise<void> {
    await this.open('/')
    await this.logInHere()
    await this.heading(this.word('dashboard.title')).waitFor()
  }

  /** The same at the log-in that is shown, which leads back to where they were. */
  async logInHere(): Promise<void> {
    await this.typePasswordHere()
    await this.field('login.code').fill(new TOTP({ secret: this.account.secret }).generate())
    await this.button('login.submit').click()
  }

  /** As after twelve hours, or a change of the password elsewhere. */
  endSessions = (): Promise<unknown> =>
    asOwner((owner) =>
      owner.query(
        `delete from staff.staff_sessions using staff.staff_members
         where staff_members.id = staff_member_id and email = $1`,
        [this.account.email]
      )
    )

  async openBrand({ name, slug }: { name: string; slug: string }): Promise<void> {
    await this.goTo('resources.tenants.name_other')
    // Platform admins see the first of many pages, and two brands may share a name.
    await this.page.getByLabel(this.word('tenants.search')).fill(slug)
    // The list goes to its filtered address half a second after the last key.
    await this.page.waitForURL(({ href }) => href.includes('filter=') && href.includes(slug))
    await this.page.getByRole('row', { name: new RegExp(` ${slug} `) }).click()
    await this.isAt({ name })
  }

  private async isAt({ name }: { name: string }): Promise<void> {
    await this.heading(name).waitFor()
    await this.setting('message_credits').waitFor()
  }

  /** A page of the brand, in whichever group it is. A screen that is about to be left may still show another group. */
  async turnTo(key: string): Promise<void> {
    const page = this.pageLinks().and(this.page.getByRole('link', { name: this.word(key), exact: true }))
    const turn = async () => {
      await this.eachGroup(async () => (await page.count()) > 0)
      await page.click({ timeout: 10_000 })
    }
    await turn().catch(turn)
  }

  /** What the brand's pages are called that this person sees. */
  async pagesOfBrand(): Promise<string[]> {
    const names = new Set<string>()
    await this.eachGroup(async () => {
      for (const text of await this.pageLinks().allInnerTexts()) names.add(text.trim())
      return false
    })
    return [...names].filter((name) => !GROUPS.some((group) => this.word(group) === name))
  }

  private pageLinks = (): Locator =>
    this.page.getByRole('navigation', { name: this.word('tenants.pages') }).getByRole('link')

  /** Opens the groups of the brand's pages one after another until it is done; who sees few pages sees no groups. */
  private async eachGroup(isDone: () => Promise<boolean>): Promise<void> {
    await this.pageLinks().first().waitFor()
    if (await isDone()) return
    const shown = await this.pageLinks().allInnerTexts()
    // What is rendered anew may be away for a moment, so who has which groups is read once.
    for (const group of GROUPS.filter((one) => shown.includes(this.word(one)))) {
      const link = this.pageLinks().and(this.page.getByRole('link', { name: this.word(group), exact: true }))
      await link.click()
      await link.and(this.page.locator('[aria-current]')).waitFor()
      if (await isDone()) return
    }
  }

  async goTo(key: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: this.word(key), exact: true }).click()
  }

  setting = (name: string): Locator => this.page.locator(`[data-setting=${name}]`)

  type = (name: string, value: string): Promise<void> => this.setting(name).getByRole('textbox').fill(value)

  field = (key: string): Locator => this.page.getByRole('textbox', { name: this.word(key), exact: true })

  /** Chooses an option of a list that opens. */
  async choose(key: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: this.word(key), exact: true }).click()
    await this.pick(option)
  }

  /** Of a list that is open. While it still grows, an option may move away from under a press, which then chooses nothing. */
  async pick(name: string | RegExp): Promise<void> {
    const option = this.page.getByRole('option', { name, exact: true })
    await option.click()
    await option.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => option.click())
  }

  inDialog = (key: string): Locator =>
    this.page.getByRole('dialog').getByRole('button', { name: this.word(key), exact: true })

  button = (key: string, values = {}): Locator =>
    this.page.getByRole('button', { name: this.word(key, values), exact: true })

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name, exact: true })

  says = (key: string, values = {}): Promise<void> =>
    this.page.getByText(this.word(key, values), { exact: true }).waitFor()

  async save(): Promise<void> {
    await this.button('ra.action.save').click()
    await this.says('forms.saved')
  }
}

async function newAccount(grant: StaffOptions['grant']): Promise<{ email: string; secret: Secret }> {
  const [email, secret] = [`kim-${randomBytes(4).toString('hex')}@example.com`, new Secret()]
  const passwordHash = await hash.make(PASSWORD)
  await asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into staff.staff_members (email, name, password_hash, totp_secret, platform_admin)
       values ($1, 'Kim', $2, $3, $4) returning id`,
      [email, passwordHash, encryption.encrypt(secret.base32), !grant]
    )
    if (grant)
      await owner.query(
        `insert into staff.grants (staff_member_id, tenant_id, role)
         select $1, id, $3 from global.tenants where slug = $2`,
        [rows[0].id, grant.slug, grant.role]
      )
  })
  return { email, secret }
}

async function newSession(email: string, slug?: string): Promise<{ id?: string; sid: string }> {
  const { token, hash: tokenHash } = newToken()
  const { rows } = await asOwner(async (owner) => {
    await owner.query(
      `insert into staff.staff_sessions (token_hash, staff_member_id, expires_at)
       select $1, id, now() + interval '1 hour' from staff.staff_members where email = $2`,
      [tokenHash, email]
    )
    return owner.query('select id::text from global.tenants where slug = $1', [slug ?? ''])
  })
  return { id: rows[0]?.id, sid: token }
}
