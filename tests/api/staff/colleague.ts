import { randomBytes } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'
import { newestMailTo } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin } from '../admin/staff_of.ts'

export const PASSWORD = 'a password of staff'

export interface Colleague {
  id: string
  email: string
  browser: Visitor
}

export const newAddress = () => `kim-${randomBytes(5).toString('hex')}@example.com`

/** Invited by a platform admin, with the password chosen and logged in. */
export async function newColleague(account: object = {}): Promise<Colleague> {
  const email = newAddress()
  const admin = await newPlatformAdmin()
  const invited = { email, name: 'Kim', language: 'en', platform_admin: false, grants: [], ...account }
  const { body } = await admin.post('/api/staff_members', invited)
  await new Visitor(ADMIN_HOST).post(`/api/password_links/${await linkTo(email)}`, { password: PASSWORD })
  const browser = new Visitor(ADMIN_HOST)
  await browser.post('/api/session', { email, password: PASSWORD })
  return { id: body.staff_member.id, email, browser }
}

/** The token of the newest of so many mails. */
export async function linkTo(email: string, mails = 1): Promise<string> {
  const { text } = await newestMailTo(email, mails)
  return /\/password\/([\w-]{43})/.exec(text!)![1]!
}

/** Sets up an authenticator. @returns its codes and the recovery codes */
export async function enrol(browser: Visitor, password?: string): Promise<{ codes: () => string; recovery: string[] }> {
  const { body: offered } = await browser.post('/api/account/authenticator', password ? { password } : {})
  const totp = new TOTP({ secret: Secret.fromBase32(offered.secret) })
  const { body } = await browser.put('/api/account/authenticator', { offer: offered.offer, code: totp.generate() })
  return { codes: () => totp.generate(), recovery: body.recovery_codes }
}
