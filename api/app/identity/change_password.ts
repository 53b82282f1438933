import type { HttpContext } from '@adonisjs/core/http'
import { enqueue } from '#app/notices/enqueue'
import { endSessions } from './end_sessions.js'
import { hashPassword } from './hash_password.js'
import { provePassword } from './prove_password.js'
import { withdrawLinks } from './withdraw_links.js'

interface Passwords {
  old_password: string
  password: string
}

/**
 * Gives a member another password. He stays logged in here and nowhere else, links that were sent before open nothing, and a
 * mail tells him, in case it wasn't he.
 * @throws AuthenticationRequired TooManyAttempts, 422 for `old_password`
 */
export async function changePassword(ctx: HttpContext, { old_password, password }: Passwords): Promise<void> {
  await provePassword(ctx, old_password, 'old_password')
  const passwordHash = await hashPassword(password)
  const guard = ctx.auth.use('member')
  const member = await guard.authenticate()
  await member.merge({ passwordHash }).save()
  await endSessions(member, guard.getSessionOrFail())
  await withdrawLinks(member.id)
  await enqueue('send_mail', { mail: 'password_changed', member: member.id })
}
