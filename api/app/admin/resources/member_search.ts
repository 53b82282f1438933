import { isRowId } from '#app/http/validation/row_id'
import { normalisedEmail } from '#app/members/rules/normalised_email'
import type { Condition } from './list_query.js'

const ORDER_NUMBER = /^R-[0-9A-Z]{6}$/i

const SUPPORT_CODE = /^\d{3} ?\d{3}$/

/** Searches by email address, support code, id, order number, or start of the name. */
export function memberSearch(text: string): Condition {
  if (text.includes('@')) return { sql: 'members.email = ?', bindings: [normalisedEmail(text)] }
  if (ORDER_NUMBER.test(text))
    return {
      sql: 'members.id = any(array(select member_id from app.orders where tenant_id = (select sec.tenant_id()) and number = ?))',
      bindings: [text.toUpperCase()],
    }
  if (SUPPORT_CODE.test(text))
    return {
      sql: 'members.support_code = ? and members.support_code_until > now()',
      bindings: [text.replace(' ', '')],
    }
  if (isRowId(text))
    return {
      sql: `members.id = any(array(select ?::bigint union all
        select member_id from app.profiles where tenant_id = (select sec.tenant_id()) and id = ?::bigint))`,
      bindings: [text, text],
    }
  return { sql: 'profiles.name_key ^@ lower(?)', bindings: [text] }
}
