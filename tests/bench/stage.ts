import pg from 'pg'
import type { BenchDatabase } from './bench_database.ts'
import type { Effort } from './load/compare.ts'
import type { Options } from './options.ts'
import { emailOf, TOWN } from './seed/bench_brand.ts'

export interface Stage extends Chat {
  options: Options
  effort: Effort
  database: BenchDatabase
  /** The first person's e-mail; this person reads. */
  email: string
}

/** Rows of the first person’s brand that calls name. */
interface Chat {
  /** The second person's profile, who has this conversation with the first. */
  partner: string
  conversation: string
  packageId: string
  giftId: string
}

export async function setStage(options: Options, database: BenchDatabase): Promise<Stage> {
  const { rounds, seconds, connections } = options
  const chat = await chatIn(TOWN, database)
  return { options, effort: { rounds, seconds, connections }, database, email: emailOf(TOWN, 1), ...chat }
}

/** The conversation of a brand's first two people. */
export async function chatIn(slug: string, { url, tenants }: BenchDatabase): Promise<Chat> {
  const owner = new pg.Client(url)
  await owner.connect()
  const { rows } = await owner.query(
    `select sides.conversation_id::text as conversation, sides.partner_profile_id::text as partner,
       (select id::text from app.credit_packages where tenant_id = one.tenant_id limit 1) as "packageId",
       (select id::text from app.gifts where tenant_id = one.tenant_id limit 1) as "giftId"
     from app.members one
     join app.profiles on profiles.tenant_id = one.tenant_id and profiles.member_id = one.id
     join app.conversation_sides sides on sides.tenant_id = one.tenant_id and sides.profile_id = profiles.id
     join app.profiles others on others.tenant_id = one.tenant_id and others.id = sides.partner_profile_id
     join app.members other on other.tenant_id = one.tenant_id and other.id = others.member_id
     where one.tenant_id = $1 and one.email = $2 and other.email = $3`,
    [tenants.get(slug), emailOf(slug, 1), emailOf(slug, 2)]
  )
  await owner.end()
  return rows[0]
}
