import type { HttpContext } from '@adonisjs/core/http'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { attempt, type Attempt, clearAttempts } from '#app/http/limits/attempt'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'

const ACCOUNT = 'login'
const PER_ACCOUNT = 5
const PER_ADDRESS = 100

/** Counts per account and per network; networks are shared, so a success there only withdraws its own attempt. @throws TooManyAttempts */
export async function logInAttempt(ctx: HttpContext, tenant: Tenant | null, account: string): Promise<Attempt> {
  const fromHere = await attempt(limitKey(tenant, 'login-address', networkOf(ctx.request.ip())), PER_ADDRESS)
  const forThis = await attempt(limitKey(tenant, ACCOUNT, account), PER_ACCOUNT)
  return {
    fail: async () => void (await Promise.all([fromHere.fail(), forThis.fail()])),
    succeed: async () => void (await Promise.all([fromHere.withdraw(), forThis.succeed()])),
    withdraw: async () => void (await Promise.all([fromHere.withdraw(), forThis.withdraw()])),
  }
}

export async function forgiveLogIns(tenant: Tenant, account: string): Promise<void> {
  await clearAttempts(limitKey(tenant, ACCOUNT, account), PER_ACCOUNT)
}
