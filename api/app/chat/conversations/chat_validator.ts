import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

export const destroyChatValidator = vine.create(strictObject({ conversation: vine.string() }))
