import vine from '@vinejs/vine'
import { PLACE_CURSOR } from '#app/http/place_cursor'

/** `cursor` is the `next` of an earlier page. */
export const pageValidator = vine.create(vine.object({ cursor: vine.string().regex(PLACE_CURSOR).optional() }))
