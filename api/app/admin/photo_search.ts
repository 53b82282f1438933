import { fieldRefused } from '#app/http/field_refused'
import type { Condition } from './list_query.js'

/**
 * The members of whom a photo waits for somebody to look at it: what is asked for is `waiting`. @throws 422 for anything else
 */
export function photoSearch(text: string): Condition {
  if (text !== 'waiting') throw fieldRefused('filter', 'list_filter')
  return {
    sql: `profiles.id in (select waiting.profile_id from app.photos waiting
      where waiting.tenant_id = (select sec.tenant_id()) and waiting.status = 'pending')`,
    bindings: [],
  }
}
