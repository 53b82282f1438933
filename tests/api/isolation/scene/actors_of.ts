import Session from '@manyhearts/api/app/identity/sessions/session'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { DateTime } from 'luxon'
import type { Brand, Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin, newStaff } from '../../admin/staff_of.ts'
import type { ActorName, Kind } from '../routes/rule.ts'
import type { Scene } from './scene.ts'

/** A caller with a session that nothing else uses. */
export interface Actor {
  name: ActorName
  /** The brand of the called host, if not the attacker's. */
  at?: 'empty'
  browser(): Promise<Visitor>
  seesAll?: true
  /** Kinds that are hidden in the attacker's brand from its members, and not from who is asking. */
  seesHidden?: readonly Kind[]
}

/** Who runs a brand or looks after it sees its profiles in every state. */
const SEEN_BY_STAFF: readonly Kind[] = ['fictional profile']

/** Who calls a host: people of the attacker's brand for `root`, otherwise those of a platform host. */
export function actorsOf({ attacker, empty, people, hermit }: Scene, domain: string): Actor[] {
  const stranger = async (host: string) => new Visitor(host)
  const staff = (name: ActorName, role: StaffRole): Actor => ({
    name,
    browser: () => newStaff([{ brand: attacker, role }]),
    seesHidden: SEEN_BY_STAFF,
  })
  if (domain === 'root')
    return [
      { name: 'visitor', browser: () => stranger(attacker.host) },
      ...(['unactivated', 'free', 'premium'] as const).map((name) => ({
        name,
        browser: () => newSessionOf(people[name]),
      })),
      { name: 'visitor', at: 'empty', browser: () => stranger(empty.host) },
      { name: 'free', at: 'empty', browser: () => newSessionOf(hermit) },
    ]
  if (domain === ADMIN_HOST)
    return [
      { name: 'nobody', browser: () => stranger(ADMIN_HOST) },
      { name: 'platform admin', browser: newPlatformAdmin, seesAll: true },
      staff('operator', 'operator'),
      staff('read only', 'read_only'),
      { name: 'ungranted', browser: () => newStaff([]) },
    ]
  return [{ name: 'anybody', browser: () => stranger(domain) }]
}

export async function newSessionOf({ brand, member }: { brand: Brand } & Pick<Person, 'member'>): Promise<Visitor> {
  const { token, hash } = newToken()
  await asTenant(brand, () =>
    Session.create({ memberId: member.id, tokenHash: hash, expiresAt: DateTime.now().plus({ days: 1 }) })
  )
  const browser = new Visitor(brand.host)
  browser.cookies.set('sid', token)
  return browser
}
