import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { CHAT_CURSOR } from './chat_cursor.js'

export const destroyChatValidator = vine.create(strictObject({ conversation: vine.string() }))

const LONGEST_NAME = 50
const LONGEST_AS_OF = 300

/** `cursor` and `since` are what an earlier list gave. */
export const listChatsValidator = vine.create(
  vine.object({
    cursor: vine.string().regex(CHAT_CURSOR).optional(),
    since: vine
      .string()
      .regex(/^[\w-]+$/)
      .maxLength(LONGEST_AS_OF)
      .optional(),
    find: plainString().trim().maxLength(LONGEST_NAME).optional(),
  })
)

export const muteChatValidator = vine.create(strictObject({ muted: vine.boolean({ strict: true }) }))
