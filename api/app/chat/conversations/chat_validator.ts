import vine from '@vinejs/vine'
import { PLACE_CURSOR } from '#app/http/place_cursor'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

export const destroyChatValidator = vine.create(strictObject({ conversation: vine.string() }))

const LONGEST_NAME = 50
const LONGEST_AS_OF = 300

/** `cursor` and `since` are what an earlier list gave. */
export const listChatsValidator = vine.create(
  vine.object({
    cursor: vine.string().regex(PLACE_CURSOR).optional(),
    since: vine
      .string()
      .regex(/^[\w-]+$/)
      .maxLength(LONGEST_AS_OF)
      .optional(),
    find: plainString().trim().maxLength(LONGEST_NAME).optional(),
  })
)

export const muteChatValidator = vine.create(strictObject({ muted: vine.boolean({ strict: true }) }))
