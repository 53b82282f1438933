import { column } from '@adonisjs/lucid/orm'
import { PushSubscriptionSchema } from '#generated/schema'

/** Where a browser takes pushes, and with which keys they are sealed for it. It goes with the browser's session. */
export default class PushSubscription extends PushSubscriptionSchema {
  // Lucid would look for `p_256_dh`.
  @column({ columnName: 'p256dh' })
  declare p256dh: string
}
