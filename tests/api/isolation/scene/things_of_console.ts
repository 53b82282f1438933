import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asOwner, type Person } from '../../../cast.ts'
import { newPlatformAdmin } from '../../admin/staff_of.ts'
import type { Things } from './things_of.ts'

type ThingsOfConsole = Pick<
  Things,
  | 'member'
  | 'member of a tenant'
  | 'member photo'
  | 'audit entry'
  | 'access token'
  | 'staff member'
  | 'domain'
  | 'platform'
  | 'banned photo'
  | 'banned picture'
>

/** What the console has ids of, about a member and their brand; every text contains `word`. */
export async function thingsOfConsole({ brand, member }: Person, word: string): Promise<ThingsOfConsole> {
  const photo = `${randomBytes(16).toString('hex')}-t.webp`
  await photoFile(brand.id, photo)
  await note(brand.id, member.id, word)
  return {
    member: member.id,
    'member of a tenant': `${member.id}?tenant_id=${brand.id}`,
    'member photo': `${brand.id}/${photo}`,
    'audit entry': await auditEntry(brand.id, word),
    'access token': await accessToken(word),
    'staff member': await staffMember(word),
    'banned photo': await ban(brand.id, word),
    'banned picture': await platformBan(word),
    ...(await asOwner(async (owner) => {
      const { rows } = await owner.query('select id::text from global.domains where tenant_id = $1', [brand.id])
      await owner.query('insert into global.platforms default values on conflict do nothing')
      return { domain: rows[0].id as string, platform: '1' }
    })),
  }
}

export function auditEntry(tenantId: string | null, word: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into staff.audit_entries (tenant_id, action, detail) values ($1, 'manifest_applied', $2) returning id::text`,
      [tenantId, { reason: word }]
    )
    return rows[0].id as string
  })
}

/** What staff noted about them. */
function note(tenantId: string, memberId: string, word: string) {
  return asOwner((owner) =>
    owner.query('insert into app.member_notes (tenant_id, member_id, text, written_by) values ($1, $2, $3, 1)', [
      tenantId,
      memberId,
      `Words ${word}`,
    ])
  )
}

function ban(tenantId: string, word: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.banned_photos (tenant_id, photo_id, source_hash, reason, banned_by, lifted_at, lifted_by, lift_reason)
       values ($1, sec.new_id(), sha256(convert_to($2, 'UTF8')), 'rights', 1, now(), 1, $2) returning photo_id::text as id`,
      [tenantId, `Words ${word}`]
    )
    return rows[0].id as string
  })
}

function platformBan(word: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into global.banned_pictures (photo_id, source_hash, reason, banned_by, lifted_at, lifted_by, lift_reason)
       values (sec.new_id(), sha256(convert_to($1, 'UTF8')), 'minor', 1, now(), 1, $1) returning photo_id::text as id`,
      [`Words ${word}`]
    )
    return rows[0].id as string
  })
}

export async function photoFile(tenant: string, file: string): Promise<string> {
  const folder = join(process.env.DATA_DIR!, 'photos', tenant)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), file)
  return `/photos/${tenant}/${file}`
}

function staffMember(name: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into staff.staff_members (email, name, password_hash) values ($1, $2, '-') returning id::text`,
      [`${randomBytes(5).toString('hex')}@example.com`, name]
    )
    return rows[0].id as string
  })
}

async function accessToken(name: string): Promise<string> {
  const admin = await newPlatformAdmin()
  const { body } = await admin.post('/api/access-tokens', { name, scopes: ['manifests'], days: 1 })
  return body.access_token.id
}
