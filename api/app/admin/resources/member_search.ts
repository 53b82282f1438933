import { isRowId } from '#app/http/validation/row_id'
import { normalisedEmail } from '#app/members/rules/normalised_email'
import type { Condition } from './list_query.js'

const ORDER_NUMBER = /^R-[0-9A-Z]{6}$/i

/** As it is read out: with a space between the threes, or none. */
const SUPPORT_CODE = /^\d{3} ?\d{3}$/

/**
 * How a member is looked for: by a whole address, the code he reads to support, the id of a member or profile, an order's
 * number, else by how the name begins.
 */
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
