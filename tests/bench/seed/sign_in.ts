import { createHash } from 'node:crypto'
import pg from 'pg'
import type { BenchDatabase } from '../bench_database.ts'
import { emailOf, sessionToken } from './bench_brand.ts'

export interface SignedIn {
  token: string
  profile: string
}

/** Gives a brand’s first people a session; those without an account, as fictional profiles are, are left out. */
export async function signIn({ url, tenants }: BenchDatabase, slug: string, count: number): Promise<SignedIn[]> {
  const owner = new pg.Client(url)
  await owner.connect()
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const hashes = numbers.map((n) => createHash('sha256').update(sessionToken(slug, n)).digest())
  const { rows } = await owner.query(
    `with asked as (
       select number, members.id as member_id, profiles.id as profile_id, hash
       from unnest($2::text[], $3::bytea[], $4::int[]) as actor (email, hash, number)
       join app.members on members.tenant_id = $1 and members.email = actor.email and members.status = 'active'
       join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
     ), made as (
       insert into app.sessions (tenant_id, member_id, token_hash, expires_at)
       select $1, member_id, hash, now() + interval '1 day' from asked on conflict do nothing
     )
     select number, profile_id::text as profile from asked order by number`,
    [tenants.get(slug), numbers.map((n) => emailOf(slug, n)), hashes, numbers]
  )
  await owner.end()
  return rows.map(({ number, profile }) => ({ token: sessionToken(slug, number), profile: String(profile) }))
}
