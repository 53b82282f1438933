import { DateTime } from 'luxon'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { newCode } from './new_code.js'
import { willBreakTimeBonus } from './time_bonus.js'

/** What a company offers to members who leave because it is too expensive (its `delete_discount`). */
export interface DeletionDiscount {
  percent: number
  /** Null until the member asks for one. */
  code: string | null
  expiresAt: DateTime | null
}

const DAYS = 7
const BATCH = 'deletion'
const PREFIX = 'STAY'

interface Row {
  percent: number
  code: string | null
  expiresAt: DateTime | null
  isOver: boolean
  isTooGood: boolean
}

/** Null where the company offers none, the member had theirs, or it would be as good as a time bonus that was said to have ended. */
export async function deletionDiscount(
  { id, isActivated }: Member,
  { company }: Site
): Promise<DeletionDiscount | null> {
  const percent = company.delete_discount
  if (percent === 0 || !isActivated) return null
  const [row] = await tenantRows<Row & Record<string, any>>(
    `select coalesce(codes.value_percentage, cast(:percent as int)) as percent, codes.code, codes.expires_at as "expiresAt",
       coalesce(codes.expires_at <= now() or codes.status <> 'active' or exists (select from app.discount_redemptions redemptions
         where redemptions.tenant_id = codes.tenant_id and redemptions.code = codes.code and redemptions.state = 'used'), false) as "isOver",
       ${willBreakTimeBonus(`coalesce(codes.value_percentage, cast(:percent as int))`, 'members')} as "isTooGood"
     from app.members left join app.discount_codes codes
       on codes.tenant_id = members.tenant_id and codes.member_id = members.id and codes.batch = '${BATCH}'
     where members.tenant_id = (select sec.tenant_id()) and members.id = cast(:memberId as bigint)`,
    { memberId: id, percent }
  )
  if (!row || row.isOver || row.isTooGood) return null
  return { percent: row.percent, code: row.code, expiresAt: row.expiresAt }
}

/** Gives the member their code, for one order within some days; the same one again when they ask again. Null as above. */
export async function giveDeletionDiscount(member: Member, site: Site): Promise<DeletionDiscount | null> {
  const [, offered] = await pipeline([() => lockMemberRow(member.id), () => deletionDiscount(member, site)])
  if (!offered || offered.code) return offered
  await tenantRows(
    `insert into app.discount_codes (code, member_id, value_percentage, validity, batch, expires_at)
     values (:code, :memberId, :percent, 'once', '${BATCH}', now() + make_interval(days => ${DAYS}))`,
    { code: newCode(PREFIX), memberId: member.id, percent: offered.percent }
  )
  return deletionDiscount(member, site)
}
