import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'

/** An access token without its secret. */
export interface AccessTokenRow {
  id: string
  name: string
  scopes: string[]
  made_by: string
  created_at: DateTime
  expires_at: DateTime
  last_used_at: DateTime | null
}

export default class AccessTokenTransformer extends BaseTransformer<AccessTokenRow> {
  toObject() {
    const { id, name, scopes, made_by, created_at, expires_at, last_used_at } = this.resource
    return {
      id,
      name,
      scopes,
      made_by,
      created_at: created_at.toISO()!,
      expires_at: expires_at.toISO()!,
      last_used_at: last_used_at?.toISO() ?? null,
    }
  }
}
