import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tokenHash } from '@manyhearts/api/app/http/opaque_token'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import { makePremium } from '../../chat/conversing.ts'
import { fillEveryTable } from '../../tenancy/fill_every_table.ts'
import { LASTING, NO_SECRETS, SHARED } from '../routes/kinds.ts'
import type { Kind } from '../routes/rule.ts'
import { type Things, thingsOf } from './things_of.ts'
import { auditEntry } from './things_of_console.ts'

export interface Scene {
  attacker: Brand
  victim: Brand
  empty: Brand
  people: { unactivated: Person; free: Person; premium: Person }
  /** The only member of the empty brand; `vera` is one of the victim's. */
  hermit: Person
  vera: Person
  /** What the free member may use, so that a refusal means something. */
  own: Things
  /** Existing rows that aren't the caller's: of the victim, and of others in the own brand. */
  foreign: Record<'the victim’s' | 'hidden' | 'deleted', Partial<Things>>
  /** Strings of the victim; one of them in an answer to anyone else is a leak. */
  canaries: string[]
}

export async function newScene(): Promise<Scene> {
  const word = `zq${randomBytes(6).toString('hex')}`
  const attacker = await newBrand('attacker', 'GB', 'en-GB')
  const empty = await newBrand('empty', 'GB', 'en-GB')
  const victim = await newBrand(word, 'GB', 'en-GB', { name: `Brand ${word}`, mail_name: word })
  await companyOfItsOwn(victim, word)
  const [free, premium, stranger, gone] = await Promise.all(
    ['Free', 'Premium', 'Stranger', 'Gone'].map((name) =>
      newPerson(attacker, { name, gender: 'male', looking_for: 'female' })
    )
  )
  await makePremium(premium!)
  const vera = await newPerson(victim, { name: `Vera${word}`, gender: 'male', looking_for: 'female' })
  const deleted = await thingsOf(gone!, 'gone')
  await deleteAll(attacker, deleted)
  const victims = await thingsOf(vera, word)
  const hidden = await thingsOf(stranger!, 'stranger')
  await fillEveryTable({ rosa: victim, vlam: victim })
  const secret = without(victims, NO_SECRETS)
  const scene = {
    attacker,
    victim,
    empty,
    people: {
      unactivated: await newPerson(attacker, {
        name: 'Unactivated',
        gender: 'male',
        looking_for: 'female',
        activated: false,
      }),
      free: free!,
      premium: premium!,
    },
    hermit: await newPerson(empty, { name: 'Hermit', gender: 'male', looking_for: 'female' }),
    vera,
    own: await thingsOf(free!, 'own'),
    foreign: {
      'the victim’s': secret,
      hidden: { ...without(hidden, SHARED), ...(await hiddenByState(attacker)) },
      deleted: without(deleted, LASTING),
    },
    canaries: [word, ...Object.values(secret).filter((id) => id.length > 14)],
  }
  await stopTime(attacker, empty, victim)
  return scene
}

/** Nobody goes offline, no session is old enough to be renewed, and nothing that was put off comes due, between two answers that are compared. */
async function stopTime(...brands: Brand[]): Promise<void> {
  for (const brand of brands)
    await asOwner(async (owner) => {
      await owner.query(
        `update app.profiles set last_active_at = now() + interval '1 hour' where tenant_id = $1 and kind = 'member'`,
        [brand.id]
      )
      await owner.query(`update app.sessions set last_used_at = now() + interval '1 hour' where tenant_id = $1`, [
        brand.id,
      ])
      await owner.query(
        `delete from pgboss.job where data ->> 'tenant' = $1 and state = 'created' and start_after > now()`,
        [brand.id]
      )
    }, brand)
}

function without(things: Things, kinds: readonly Kind[]): Partial<Things> {
  return Object.fromEntries(Object.entries(things).filter(([kind]) => !kinds.includes(kind as Kind)))
}

async function hiddenByState(brand: Brand): Promise<Partial<Things>> {
  const sleeper = await newPerson(brand, { name: 'Sleeper', gender: 'male', looking_for: 'female' })
  const { profile, 'fictional profile': fictional, package: sold } = await thingsOf(sleeper, 'hidden')
  await asOwner(async (owner) => {
    await owner.query(`update app.profiles set status = 'disabled' where id = any($1)`, [[profile, fictional]])
    await owner.query(`update app.credit_packages set ends_at = now() where id = $1`, [sold])
  }, brand)
  return {
    profile,
    'profile to block': profile,
    'profile to report': profile,
    'fictional profile': fictional,
    package: sold,
    'audit entry': await auditEntry(null, 'nobody’s brand'),
  }
}

const LINKS = [
  'link token',
  'reset link',
  'email change link',
  'email change stop link',
  'deletion link',
  'restore link',
  'shut-out link',
  'shut-out link to delete',
] as const

const PROFILES = ['profile', 'profile to block', 'profile to report', 'fictional profile'] as const

/** Removes the rows as an erasure would. Foreign keys are triggers, which are switched off for the session. */
function deleteAll(brand: Brand, things: Things): Promise<void> {
  const TABLES: [string, string, string][] = [
    ...PROFILES.flatMap((kind): [string, string, string][] => [
      ['profiles', 'id', things[kind]],
      ['search_rows', 'id', things[kind]],
    ]),
    ['conversations', 'id', things.conversation],
    ['conversation_sides', 'conversation_id', things.conversation],
    ['held_messages', 'id', things['held message']],
    ['profile_texts', 'id', things['profile text']],
    ['verifications', 'id', things.verification],
    ['pushes', 'id', things.push],
    ['postbacks', 'id', things.postback],
    ['payment_tasks', 'id', things['payment task']],
    ['payment_blocks', 'id', things['payment block']],
    ['account_deletions', 'id', things.deletion],
    // An erasure leaves it to staff as nobody's, who may rightly see it.
    ['privacy_requests', 'id', things['privacy request']],
    ['consents', 'id', things['partner consent']],
    ['refunds', 'id', things.refund],
    ['orders', 'id', things.order],
    ['credit_packages', 'id', things.package],
    ['saved_methods', 'id', things['saved method']],
    ['mandates', 'id', things.mandate],
    ['mandates', 'id', things['draft mandate']],
    ['ledger_transactions', 'id', things['ledger transaction']],
    ['members', 'email', things['e-mail']],
    ['sessions', 'id', things.session],
    ['invite_codes', 'code', things['invite code']],
    ['discount_codes', 'code', things['discount code']],
    ['data_exports', 'id', things['data export']],
    ['search_alerts', 'id', things['search alert']],
    ['chat_photos', 'id', things['chat photo']],
    ['chat_photos', 'filename', things['chat photo file'].split('?')[0]!],
  ]
  return asOwner(async (owner) => {
    await owner.query(`set session_replication_role = replica`)
    for (const [table, column, value] of TABLES)
      await owner.query(`delete from app.${table} where ${column} = $1`, [value])
    for (const kind of LINKS)
      await owner.query(`delete from app.link_tokens where token_hash = $1`, [tokenHash(things[kind])])
    await owner.query(`delete from app.signup_drafts where token_hash = $1`, [tokenHash(things['signup draft'])])
    for (const kind of ['photo file', 'chat photo file'] as const)
      await rm(join(process.env.DATA_DIR!, things[kind].split('?')[0]!))
  }, brand)
}

/** Without it all brands of the tests would share one company. */
function companyOfItsOwn(brand: Brand, name: string): Promise<unknown> {
  return asOwner((owner) =>
    owner.query(
      `with made as (
         insert into global.companies (key, name, address, kvk, city, country, support_phone, added_at)
         values ($1, $1, $1, '12345678', 'Amsterdam', 'NL', '+31 20-123 4567', '2024-01-01') returning id
       ) update global.tenants set company_id = made.id from made where tenants.id = $2`,
      [name, brand.id]
    )
  )
}
