import { BaseTransformer } from '@adonisjs/core/transformers'
import { deviceOf } from './device_of.js'
import type Session from './session.js'

/** A browser as its owner recognises it: what it is and when it was last used; never where. */
export default class SessionTransformer extends BaseTransformer<Session> {
  constructor(
    session: Session,
    protected current: Session
  ) {
    super(session)
  }

  toObject() {
    const { id, userAgent, createdAt, lastUsedAt } = this.resource
    return {
      id,
      ...deviceOf(userAgent),
      created_at: createdAt.toUTC().toISO()!,
      last_used_at: lastUsedAt.toUTC().toISO()!,
      current: id === this.current.id,
    }
  }
}
