import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { GROUNDS, MEASURES } from '#app/safety/cases/decision'

const MOST_TOGETHER = 100
const MOST_DAYS = 365

/** For the audit log. */
const reason = () => plainText().trim().minLength(3).maxLength(200)
/** Read by the people it is about. */
const words = () => plainText().trim().minLength(1).maxLength(4_000)
/** The number of the lease under which it is written. */
const lease = () => vine.number({ strict: true }).withoutDecimals().min(1)
/** Until a sanction ends by itself. */
const days = () => vine.number({ strict: true }).withoutDecimals().min(1).max(MOST_DAYS)
const measures = () => vine.array(vine.enum(MEASURES)).distinct()

export const createLeaseValidator = vine.create(strictObject({ lease: lease().optional() }))

export const destroyLeaseValidator = vine.create(strictObject({ lease: lease() }))

export const createNextComplaintValidator = vine.create(
  strictObject({ except: vine.string().use(rowIdRule()).optional() })
)

export const createAnswerValidator = vine.create(
  strictObject({ lease: lease(), to: vine.enum(['reporter', 'subject'] as const), words: words() })
)

const found = () => ({
  facts: words(),
  language: vine.enum(LANGUAGES),
  measures: measures(),
  ground: vine.enum(GROUNDS).optional(),
  clause: plainString().trim().minLength(1).maxLength(200).optional(),
  days: days().optional(),
  unfounded: vine.array(vine.string().use(rowIdRule())).maxLength(MOST_TOGETHER).distinct().optional(),
})

/** `with`: other open complaints about the same subject that are decided, too. */
export const createDecisionValidator = vine.create(
  strictObject({
    lease: lease(),
    ...found(),
    with: vine.array(vine.string().use(rowIdRule())).maxLength(MOST_TOGETHER).distinct().optional(),
    reason: reason(),
  })
)

/** Measures, ground and clause: of the decision that takes the place of one that a reporter had overturned. */
export const createAppealDecisionValidator = vine.create(
  strictObject({
    lease: lease(),
    complaint_id: vine.string().use(rowIdRule()),
    outcome: vine.enum(['upheld', 'overturned'] as const),
    statement: words(),
    measures: measures().optional(),
    ground: vine.enum(GROUNDS).optional(),
    clause: plainString().trim().minLength(1).maxLength(200).optional(),
    days: days().optional(),
    language: vine.enum(LANGUAGES),
    reason: reason(),
  })
)

export const createPhotoOpeningValidator = vine.create(strictObject({ reason: reason() }))
