import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** `refund` asks for the money of unused credits. */
export const createShutOutDeletionValidator = vine.create(
  strictObject({ refund: vine.boolean({ strict: true }).optional() })
)
