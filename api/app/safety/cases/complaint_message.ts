import { ComplaintMessageSchema } from '#generated/schema'
import type { Side } from './appeal.js'

/** What one side of a complaint and the team write to each other. */
export default class ComplaintMessage extends ComplaintMessageSchema {
  declare thread: Side
  declare side: Side | 'staff'

  static async of(complaintId: string, thread: Side): Promise<ComplaintMessage[]> {
    return this.query().where({ complaintId, thread }).orderBy('at').orderBy('id')
  }
}
