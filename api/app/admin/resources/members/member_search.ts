import type { Condition } from '#app/admin/resources/definition/list_query'
import { searchedText } from '#app/admin/resources/definition/searched_text'

/** Searches by email address, support code, id, number of an order or a case, or start of the name. */
export function memberSearch(text: string): Condition {
  const { kind, value } = searchedText(text)
  switch (kind) {
    case 'email':
      return { sql: 'members.email = ?', bindings: [value] }
    case 'order':
      return {
        sql: 'members.id = any(array(select member_id from app.orders where tenant_id = (select sec.tenant_id()) and number = ?))',
        bindings: [value],
      }
    case 'complaint':
    case 'privacy_request':
      return { sql: 'false', bindings: [] }
    case 'support_code':
      return { sql: 'members.support_code = ? and members.support_code_until > now()', bindings: [value] }
    case 'id':
      return {
        sql: `members.id = any(array(select ?::bigint union all
          select member_id from app.profiles where tenant_id = (select sec.tenant_id()) and id = ?::bigint))`,
        bindings: [value, value],
      }
    case 'name':
      return { sql: 'profiles.name_key ^@ lower(?)', bindings: [value] }
  }
}
