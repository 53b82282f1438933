import vine from '@vinejs/vine'
import { TIMELINE_KINDS } from '#app/admin/timelines/timeline_kinds'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

/** One kind of what happened, or all; `before` is the `next` of the page before. */
export const memberTimelineValidator = vine.create(
  strictObject({
    kind: vine.enum(TIMELINE_KINDS).optional(),
    before: plainString().maxLength(100).optional(),
  })
)
