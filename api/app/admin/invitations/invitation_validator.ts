import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

/** At once, under one name. */
const MOST_CODES = 500
const LONGEST_NAME = 60
const LONGEST_NOTE = 200
/** As manifests may say (`tenancy/manifests/manifest_schema.ts`). */
const MOST_USES = 100_000

const uses = () => vine.number({ strict: true }).withoutDecimals().range([1, MOST_USES])
const note = () => plainString().trim().maxLength(LONGEST_NOTE)
const stopped = () => vine.boolean({ strict: true })

export const createInviteCodeValidator = vine.create(
  strictObject({
    // As at sign-up, blanks don't matter.
    code: plainString()
      .toUpperCase()
      .transform((typed) => typed.replace(/\s/g, '')),
    uses: uses(),
    note: note(),
  })
)

export const updateInviteCodeValidator = vine.create(
  strictObject({ uses: uses(), note: note(), stopped: stopped(), version: vine.string().maxLength(64) })
)

export const createInviteBatchValidator = vine.create(
  strictObject({
    name: plainString().trim().minLength(1).maxLength(LONGEST_NAME),
    count: vine.number({ strict: true }).withoutDecimals().range([1, MOST_CODES]),
    uses: uses(),
  })
)

export const inviteBatchStateValidator = vine.create(strictObject({ stopped: stopped() }))
