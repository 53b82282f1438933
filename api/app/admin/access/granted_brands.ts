import { setTimeout as wait } from 'node:timers/promises'
import type { StaffRole } from '#app/staff/accounts/staff_roles'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import env from '#start/env'
import { POLICIES, type Policy } from './policies.js'

/** A brand, and what somebody may do there. */
export interface StaffBrand extends Tenant {
  platformAdmin: boolean
  roles: readonly StaffRole[]
}

/** Few, as each takes a connection that others' calls wait for. */
const AT_A_TIME = 3

/** How long staff wait for the dashboard and the search: `BRANDS_DEADLINE`, in seconds. */
const DEADLINE_MS = 1_000 * (env.get('BRANDS_DEADLINE') ?? 2)

/** Every brand where staff have a role, by slug; platform admins have every brand. */
export async function grantedBrands({ id, platformAdmin }: StaffMember): Promise<StaffBrand[]> {
  return staffRows<StaffBrand>(
    `select tenants.id::text, tenants.slug, cast(:admin as boolean) as "platformAdmin",
       coalesce(array_agg(grants.role) filter (where grants.id is not null), '{}') as roles
     from global.tenants left join staff.grants on grants.tenant_id = tenants.id and grants.staff_member_id = :staff
     where :admin or grants.id is not null group by tenants.id order by tenants.slug`,
    { admin: platformAdmin, staff: id }
  )
}

/** Whether a policy allows it at this brand. */
export function allowedAt({ platformAdmin, roles }: StaffBrand, policy: Policy): boolean {
  const allowed: readonly StaffRole[] = POLICIES[policy]
  return platformAdmin || roles.some((role) => allowed.includes(role))
}

/**
 * Reads in one brand after the other, each in a transaction of its own: nothing reads the rows of two brands at once. Results stand
 * in the order of the brands; undefined for one that was not asked, or has not answered, `within` so many milliseconds.
 */
export async function readInEach<T>(
  brands: readonly StaffBrand[],
  read: (brand: StaffBrand) => Promise<T>,
  within = DEADLINE_MS
): Promise<(T | undefined)[]> {
  const end = performance.now() + within
  const results = brands.map((): T | undefined => undefined)
  const waiting = brands.entries()
  const work = async () => {
    for (const [place, brand] of waiting) {
      if (performance.now() >= end) return
      results[place] = await asTenant(brand, () => read(brand), { connection: 'staff', readOnly: true })
    }
  }
  const answered = new AbortController()
  // Even while PostgreSQL keeps one waiting.
  const overdue = wait(within, undefined, { signal: answered.signal }).catch(() => undefined)
  try {
    await Promise.race([allOf(Array.from({ length: AT_A_TIME }, work)), overdue])
  } finally {
    answered.abort()
  }
  // Copied, as a brand may still answer.
  return [...results]
}

/** All come to an end before one that failed is heard of. */
async function allOf(working: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(working)
  for (const done of working) await done
}
