import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import hash from '@adonisjs/core/services/hash'
import app from '@adonisjs/core/services/app'
import { staffRows } from '#app/tenancy/context/staff_rows'
import env from '#start/env'
import { refuseWeakStaffPassword } from './refuse_weak_staff_password.js'

const NAME = 'Admin'

/** Creates a platform admin if there is no staff yet. @returns the credentials to print, once @throws WeakStaffPassword */
export async function createFirstStaffMember(): Promise<{ email: string; password: string } | undefined> {
  const [{ staffed }] = (await staffRows('select exists (select 1 from staff.staff_members) as staffed')) as [
    { staffed: boolean },
  ]
  if (staffed) return undefined
  const email = (env.get('ADMIN_EMAIL') ?? 'admin@example.com').toLowerCase()
  const password = env.get('ADMIN_PASSWORD')?.release() ?? randomBytes(9).toString('base64url')
  if (app.inProduction) await refuseWeakStaffPassword(password, { email, name: NAME })
  const totp = app.inProduction ? undefined : env.get('ADMIN_TOTP_SECRET')?.release()
  await staffRows(
    `insert into staff.staff_members (email, name, password_hash, totp_secret, platform_admin)
     values (?, ?, ?, ?, true) on conflict do nothing`,
    [email, NAME, await hash.make(password), totp ? encryption.encrypt(totp) : null]
  )
  return { email, password }
}
