import type { HttpContext } from '@adonisjs/core/http'
import type { FlagReason } from '@manyhearts/locales/desk_flags'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { keepChat } from '#app/admin/desk/desk_lease'
import { randomSymbols } from '#app/http/random_symbols'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { createDeskFlagValidator } from './desk_flag_validator.js'
import { writeDeskFlagEntry } from './write_desk_flag_entry.js'

/** Hours until support should have looked: as long as reports about minors may wait, or a first answer. */
const HOURS: Readonly<Record<FlagReason, number>> = { self_harm: 1, under_age: 1, money: 24, account: 24, other: 24 }

const NUMBER_LENGTH = 8

/**
 * `POST /api/tenants/:tenant_id/desk_chats/:id/flags`: hands a conversation to support, for whoever has it before them. They are told nothing of it: not
 * who it is, nor what becomes of it. The same again, while it is open, is one.
 */
export default class DeskFlagsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const {
      lease,
      reason,
      words = '',
    } = await ctx.request.validateUsing(createDeskFlagValidator, {
      data: ctx.request.body(),
    })
    if (words !== '' && reason !== 'other') throw fieldRefused('words', 'unknown_field')
    const conversation = rowId(ctx.params.id)
    const flag = async () => {
      await keepChat(conversation, brand.staff.id, lease)
      const [raised] = await tenantRows<{ id: string; number: string }>(RAISE, {
        conversation,
        reason,
        words,
        number: `F-${randomSymbols(NUMBER_LENGTH)}`,
        by: brand.staff.id,
        hours: HOURS[reason],
      })
      if (raised) await writeDeskFlagEntry(brand, raised, 'desk_flag_raised')
    }
    await asTenant(brand.tenant, flag, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

const RAISE = `
  insert into app.desk_flags (number, member_id, conversation_id, seq, reason, words, flagged_by, due_at)
  select :number, partners.member_id, desk_chats.conversation_id, conversations.last_seq, :reason, :words, :by,
    now() + make_interval(hours => :hours)
  from app.desk_chats
  join app.conversations on conversations.tenant_id = desk_chats.tenant_id and conversations.id = desk_chats.conversation_id
  join app.profiles partners on partners.tenant_id = desk_chats.tenant_id and partners.id = desk_chats.partner_profile_id
  where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.conversation_id = :conversation
  on conflict (tenant_id, conversation_id, reason, words) where done_at is null do nothing
  returning id::text, number`
