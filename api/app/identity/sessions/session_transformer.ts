import { BaseTransformer } from '@adonisjs/core/transformers'
import { deviceOf } from './device_of.js'
import type Session from './session.js'

/** A session as its owner recognises it: device and last use, never the location. */
export default class SessionTransformer extends BaseTransformer<Session> {
  constructor(
    session: Session,
    protected current: Pick<Session, 'id'>
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
