import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { type Device, deviceOf } from '#app/identity/sessions/device_of'
import Session from '#app/identity/sessions/session'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { readMember } from './member_of.js'

const MOST = 50

type MemberSession = Device & { id: string; created_at: string; last_used_at: string }

/** `GET /api/tenants/:tenant_id/members/:id/sessions`: where a member is logged in; device and last use, never an address. */
export default class MemberSessionsController {
  async index(ctx: HttpContext): Promise<MemberSession[]> {
    const { tenant } = await grantedBrand(ctx)
    const list = async () => {
      const member = await readMember(ctx.params.id)
      return Session.query()
        .where('member_id', member.id)
        .where('expires_at', '>', new Date())
        .orderBy('last_used_at', 'desc')
        .limit(MOST)
    }
    const sessions = await asTenant(tenant, list, { connection: 'staff', readOnly: true })
    return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      ...deviceOf(userAgent),
      created_at: createdAt.toUTC().toISO()!,
      last_used_at: lastUsedAt.toUTC().toISO()!,
    }))
  }
}
