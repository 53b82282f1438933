import { DiscountCodeNotFound } from '#app/credits/ledger/credits_errors'
import { attempt } from '#app/http/limits/attempt'
import { limitKey } from '#app/http/limits/limit_key'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Wrong codes a member may type in a quarter of an hour. */
const TRIES = 10

/** Looks a typed code up, which nobody may do often enough to guess one. Right codes don't count. @throws TooManyAttempts */
export async function tryCode<T>(
  tenant: Tenant,
  memberId: string,
  code: string | null | undefined,
  look: () => Promise<T>
): Promise<T> {
  if (!code) return look()
  const typing = await attempt(limitKey(tenant, 'discount-code', memberId), TRIES)
  try {
    const found = await look()
    await typing.withdraw()
    return found
  } catch (error) {
    if (error instanceof DiscountCodeNotFound) await typing.fail()
    else await typing.withdraw()
    throw error
  }
}
