import type { DateTime } from 'luxon'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type StaffMember from '#app/staff/accounts/staff_member'
import { mustEnrol } from '#app/staff/second_factors/must_enrol'
import { LIVE_SESSION } from '#app/staff/sessions/live_session'

interface OwnSession {
  id: string
  current: boolean
  user_agent: string
  address: string
  created_at: string
  last_used_at: string
}

export interface OwnPasskey {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** What people see of their own account in the console. */
export interface OwnAccount {
  id: string
  email: string
  name: string
  language: string
  has_authenticator: boolean
  recovery_codes_left: number
  must_enrol: boolean
  passkeys: OwnPasskey[]
  sessions: OwnSession[]
}

type Timed<Row> = Omit<Row, 'created_at' | 'last_used_at'> & { created_at: DateTime; last_used_at: DateTime | null }

/** `sessionId`: of the one that asks. */
export async function ownAccount(staff: StaffMember, sessionId: string | undefined): Promise<OwnAccount> {
  const { id, email, name, language, totpSecret } = staff
  const [{ left }] = (await staffRows<{ left: number }>(
    'select count(*)::int as left from staff.recovery_codes where staff_member_id = ? and used_at is null',
    [id]
  )) as [{ left: number }]
  const passkeys = await staffRows<Timed<OwnPasskey>>(
    'select id::text, name, created_at, last_used_at from staff.passkeys where staff_member_id = ? order by id',
    [id]
  )
  const sessions = await staffRows<Timed<OwnSession>>(
    `select id::text, id = cast(:sessionId as bigint) as current, user_agent, address, created_at, last_used_at from staff.staff_sessions
     where staff_member_id = :id and ${LIVE_SESSION} order by last_used_at desc`,
    { id, sessionId: sessionId ?? null }
  )
  return {
    id,
    email,
    name,
    language,
    has_authenticator: totpSecret !== null,
    recovery_codes_left: left,
    must_enrol: mustEnrol(staff),
    passkeys: passkeys.map(withTimes) as OwnPasskey[],
    sessions: sessions.map(withTimes) as OwnSession[],
  }
}

export function withTimes<Row extends { created_at: DateTime; last_used_at: DateTime | null }>(row: Row) {
  return { ...row, created_at: row.created_at.toISO()!, last_used_at: row.last_used_at?.toISO() ?? null }
}
