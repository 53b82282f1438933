import type { HttpContext } from '@adonisjs/core/http'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { attempt, type Attempt, forgive } from '#app/http/limits/attempt'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'

const ACCOUNT = 'login'
const PER_ACCOUNT = 5
const PER_ADDRESS = 100

/**
 * Counts a log-in by whom it is for and by where it comes from. An address is shared by many, so who logs in well takes back
 * his own try there and nobody else's.
 * @throws TooManyAttempts
 */
export async function logInAttempt(ctx: HttpContext, tenant: Tenant | null, account: string): Promise<Attempt> {
  const fromHere = await attempt(limitKey(tenant, 'login-address', networkOf(ctx.request.ip())), PER_ADDRESS)
  const forThis = await attempt(limitKey(tenant, ACCOUNT, account), PER_ACCOUNT)
  return {
    fail: async () => void (await Promise.all([fromHere.fail(), forThis.fail()])),
    succeed: async () => void (await Promise.all([fromHere.withdraw(), forThis.succeed()])),
    withdraw: async () => void (await Promise.all([fromHere.withdraw(), forThis.withdraw()])),
  }
}

/** Forgets the wrong passwords for somebody who proved otherwise who he is, so that he can log in elsewhere too. */
export async function forgiveLogIns(tenant: Tenant, account: string): Promise<void> {
  await forgive(limitKey(tenant, ACCOUNT, account), PER_ACCOUNT)
}
