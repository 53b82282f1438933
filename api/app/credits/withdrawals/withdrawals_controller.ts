import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyKey } from '#app/http/idempotency_key'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { networkOf } from '#app/http/limits/network_of'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { stateWithdrawal } from './state_withdrawal.js'
import WithdrawalTransformer from './withdrawal_transformer.js'
import { createWithdrawalValidator } from './withdrawal_validator.js'

/** Many share a network, and each of them may withdraw. */
const PER_NETWORK = 20
const WHILE = '1 hour'

/** `POST /api/withdrawals`: withdraws from an order by its number, without a log-in. */
export default class WithdrawalsController {
  async store(ctx: HttpContext) {
    const { request, response, serialize, language } = ctx
    const key = idempotencyKey(ctx)
    const said = await request.validateUsing(createWithdrawalValidator, { data: request.body() })
    await limited(limitKey(currentTenant(), 'withdrawal', networkOf(request.ip())), PER_NETWORK, WHILE)
    const withdrawal = await stateWithdrawal(said, { key, language })
    response.status(201)
    return serialize({ withdrawal: WithdrawalTransformer.transform(withdrawal) })
  }
}
