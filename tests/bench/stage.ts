import pg from 'pg'
import type { BenchDatabase } from './bench_database.ts'
import type { Effort } from './load/compare.ts'
import type { Options } from './options.ts'
import { emailOf, TOWN } from './seed/bench_brand.ts'

export interface Stage {
  options: Options
  effort: Effort
  database: BenchDatabase
  /** The first person's e-mail; this person reads. */
  email: string
  /** The second person's profile, who has this conversation with the first. */
  partner: string
  conversation: string
}

export async function setStage(options: Options, database: BenchDatabase): Promise<Stage> {
  const owner = new pg.Client(database.url)
  await owner.connect()
  const { rows } = await owner.query(
    `select sides.conversation_id::text as conversation, sides.partner_profile_id::text as partner
     from app.members one
     join app.profiles on profiles.tenant_id = one.tenant_id and profiles.member_id = one.id
     join app.conversation_sides sides on sides.tenant_id = one.tenant_id and sides.profile_id = profiles.id
     join app.profiles others on others.tenant_id = one.tenant_id and others.id = sides.partner_profile_id
     join app.members other on other.tenant_id = one.tenant_id and other.id = others.member_id
     where one.tenant_id = $1 and one.email = $2 and other.email = $3`,
    [database.tenants.get(TOWN), emailOf(TOWN, 1), emailOf(TOWN, 2)]
  )
  await owner.end()
  const { rounds, seconds, connections } = options
  return { options, effort: { rounds, seconds, connections }, database, email: emailOf(TOWN, 1), ...rows[0] }
}
