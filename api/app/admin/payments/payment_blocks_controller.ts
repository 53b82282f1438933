import type { HttpContext } from '@adonisjs/core/http'
import { endOfDay } from '#app/admin/access/end_of_day'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { paymentBlocks } from '#app/admin/resources/payments/payment_blocks'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { blockPayments } from '#app/credits/direct_debit/block_payments'
import { electronicIban, isDebitable } from '#app/credits/direct_debit/iban_rule'
import type { BlockedKind } from '#app/credits/direct_debit/payment_block'
import { e164 } from '#app/credits/direct_debit/phone_rule'
import { fieldRefused } from '#app/http/validation/field_refused'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { createPaymentBlockValidator } from './payment_validator.js'

/** `POST /api/tenants/:tenant_id/payment_blocks`: direct debit is refused to an account or a number, for a reason. */
export default class PaymentBlocksController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { staff, tenant } = brand
    const {
      kind,
      value,
      reason,
      last_day: lastDay,
    } = await ctx.request.validateUsing(createPaymentBlockValidator, {
      data: ctx.request.body(),
    })
    const { timeZone } = (await siteByTenantId(tenant.id))!
    const endsAt = lastDay === null ? null : endOfDay(lastDay, timeZone)
    const id = await blockPayments(tenant, { kind, value: valueOf(kind, value) }, { reason, by: staff.id, endsAt })
    if (!id) throw fieldRefused('value', 'blocked_before')
    ctx.response.status(201)
    return shown(brand, id)
  }
}

/** @throws 422 for `value` */
function valueOf(kind: BlockedKind, typed: string): string {
  const iban = electronicIban(typed)
  const value = kind === 'iban' ? isDebitable(iban) && iban : e164(typed)
  if (!value) throw fieldRefused('value', kind)
  return value
}

/** As lists show it. */
function shown({ staff, tenant }: GrantedBrand, id: string) {
  return asTenant(
    tenant,
    async () =>
      paymentBlocks.shown((await readRow({ staff, roles: rolesToSee('payment_blocks') }, paymentBlocks, id))!),
    { connection: 'staff', readOnly: true }
  )
}
