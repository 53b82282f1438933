import { column } from '@adonisjs/lucid/orm'
import { PushSubscriptionSchema } from '#generated/schema'

/** Deleted together with the browser's session. */
export default class PushSubscription extends PushSubscriptionSchema {
  // Lucid would expect `p_256_dh`.
  @column({ columnName: 'p256dh' })
  declare p256dh: string
}
