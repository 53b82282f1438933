import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import app from '@adonisjs/core/services/app'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { PASSWORD_LENGTH } from '#app/identity/passwords/new_password'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import env from '#start/env'
import { isWeakForStaff } from './is_weak_for_staff.js'
import { newPasswordLink } from './password_link.js'

const NAME = 'Admin'
const STAND_IN = 'admin@example.com'

export class WeakStaffPassword extends Error {
  readonly code = 'E_READABLE'

  constructor() {
    super(
      `ADMIN_PASSWORD is too short or too easy to guess. Take at least ${PASSWORD_LENGTH.min} characters that are no common password and no name, or leave it unset to have a link printed by which one is chosen.`
    )
  }
}

/**
 * While nobody on the staff can log in, how the first platform admin does: with ADMIN_EMAIL and ADMIN_PASSWORD, else by a link that is
 * good for a day (whose visitor also says who they are where ADMIN_EMAIL is not set). Outside production a password is made instead.
 * @returns what to print, if anything @throws WeakStaffPassword
 */
export async function createFirstStaffMember(): Promise<string | undefined> {
  const [{ staffed }] = (await staffRows(
    'select exists (select 1 from staff.staff_members where password_hash is not null) as staffed'
  )) as [{ staffed: boolean }]
  if (staffed) return undefined
  const email = env.get('ADMIN_EMAIL')?.toLowerCase()
  const password = env.get('ADMIN_PASSWORD')?.release()
  if (!app.inProduction) return inDevelopment(email ?? STAND_IN, password ?? randomBytes(9).toString('base64url'))
  if (!email) return linkFor(null)
  if (!password) return linkFor(await store(email, null))
  if (await isWeakForStaff(password, { email, name: NAME })) throw new WeakStaffPassword()
  await store(email, await hashPassword(password))
  return `First of staff: ${email}, with ADMIN_PASSWORD`
}

async function inDevelopment(email: string, password: string): Promise<string> {
  const totp = env.get('ADMIN_TOTP_SECRET')?.release()
  await store(email, await hashPassword(password), totp && encryption.encrypt(totp))
  return `First of staff: ${email}, password ${password}`
}

/** Of a first one who never came, or came as another, this takes the place. @returns their id */
async function store(email: string, passwordHash: string | null, totpSecret?: string): Promise<string> {
  const [staff] = await staffRows<{ id: string }>(
    `insert into staff.staff_members (email, name, password_hash, totp_secret, platform_admin)
     values (:email, :name, :passwordHash, :totpSecret, true)
     on conflict (email) do update set password_hash = excluded.password_hash, platform_admin = true returning id::text`,
    { email, name: NAME, passwordHash, totpSecret: totpSecret ?? null }
  )
  return staff!.id
}

async function linkFor(staffId: string | null): Promise<string> {
  const link = await asStaff(() => newPasswordLink(staffId, staffId ? 'invitation' : 'first'))
  return `First of staff: choose a password at ${link}`
}
