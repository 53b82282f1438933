import Session from '@manyhearts/api/app/identity/sessions/session'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import type { Brand, Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin, newStaff } from '../../admin/staff_of.ts'
import type { ActorName } from '../routes/rule.ts'
import type { Scene } from './scene.ts'

/** A caller with a session that nothing else uses. */
export interface Actor {
  name: ActorName
  /** The brand of the called host, if not the attacker's. */
  at?: 'empty'
  browser(): Promise<Visitor>
  seesAll?: true
}

/** Who calls a host: people of the attacker's brand for `root`, otherwise those of a platform host. */
export function actorsOf({ attacker, empty, people, hermit }: Scene, domain: string): Actor[] {
  const stranger = async (host: string) => new Visitor(host)
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
      { name: 'operator', browser: () => newStaff([{ brand: attacker, role: 'operator' }]) },
      { name: 'read only', browser: () => newStaff([{ brand: attacker, role: 'read_only' }]) },
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
