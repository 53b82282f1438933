import vine from '@vinejs/vine'
import { DESK_NOTES, NOTE_FIELDS } from '@manyhearts/locales/desk_notes'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { LARGEST_SEQ } from '#app/chat/conversations/message'

/** Conversations that somebody has before them. */
const MOST_HELD = 20

/** The longest message the table takes, in characters. */
const LONGEST = 5000

const number = () => vine.number({ strict: true }).withoutDecimals().min(1)
const seen = () => vine.number({ strict: true }).withoutDecimals().range([0, LARGEST_SEQ])

/** `except`: those whoever asks has already; `written_only`: no likes, as they come after everybody who wrote. */
export const createNextDeskChatValidator = vine.create(
  strictObject({
    except: vine.array(vine.string().use(rowIdRule())).maxLength(MOST_HELD).distinct().optional(),
    written_only: vine.boolean({ strict: true }).optional(),
  })
)

/** `writing`: the member is shown that the team is writing. */
export const keepDeskLeaseValidator = vine.create(
  strictObject({ lease: number(), writing: vine.boolean({ strict: true }).optional() })
)

export const releaseDeskLeaseValidator = vine.create(strictObject({ lease: number() }))

/** `seen`: the newest message they read; `photo`: one of the profile's own, which needs no words. */
export const createDeskAnswerValidator = vine.create(
  strictObject({
    lease: number(),
    seen: seen(),
    body: plainText().trim().minLength(1).maxLength(LONGEST).optional().requiredIfMissing('photo'),
    photo: vine.string().use(rowIdRule()).optional(),
  })
)

export const createDeskClosingValidator = vine.create(strictObject({ lease: number(), seen: seen() }))

/** All that is to stand there, by field. */
export const updateDeskNotesValidator = vine.create(
  strictObject({
    lease: number(),
    notes: strictObject(
      Object.fromEntries(NOTE_FIELDS.map((field) => [field, vine.array(vine.enum(DESK_NOTES[field])).distinct()]))
    ),
  })
)

const MOST_DAYS = 90

export const showDeskFiguresValidator = vine.create(
  vine.object({ days: vine.number().withoutDecimals().range([1, MOST_DAYS]).optional() })
)
