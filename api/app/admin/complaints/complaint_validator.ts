import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { GROUNDS, MEASURES } from '#app/safety/cases/decision'
import { clause, days, statement } from './finding_fields.js'

const MOST_TOGETHER = 100

/** The number of the lease under which it is written. */
const lease = () => vine.number({ strict: true }).withoutDecimals().min(1)
const measures = () => vine.array(vine.enum(MEASURES)).distinct()

export const createLeaseValidator = vine.create(strictObject({ lease: lease().optional() }))

export const destroyLeaseValidator = vine.create(strictObject({ lease: lease() }))

export const createNextComplaintValidator = vine.create(
  strictObject({ except: vine.string().use(rowIdRule()).optional() })
)

export const createAnswerValidator = vine.create(
  strictObject({ lease: lease(), to: vine.enum(['reporter', 'subject'] as const), words: statement() })
)

const found = () => ({
  facts: statement(),
  language: vine.enum(LANGUAGES),
  measures: measures(),
  ground: vine.enum(GROUNDS).optional(),
  clause: clause().optional(),
  days: days().optional(),
  unfounded: vine.array(vine.string().use(rowIdRule())).maxLength(MOST_TOGETHER).distinct().optional(),
})

/** `with`: other open complaints about the same subject that are decided, too. */
export const createDecisionValidator = vine.create(
  strictObject({
    lease: lease(),
    ...found(),
    with: vine.array(vine.string().use(rowIdRule())).maxLength(MOST_TOGETHER).distinct().optional(),
    reason: auditReason(),
  })
)

/** Measures, ground and clause: of the decision that takes the place of one that a reporter had overturned. */
export const createAppealDecisionValidator = vine.create(
  strictObject({
    lease: lease(),
    complaint_id: vine.string().use(rowIdRule()),
    outcome: vine.enum(['upheld', 'overturned'] as const),
    statement: statement(),
    measures: measures().optional(),
    ground: vine.enum(GROUNDS).optional(),
    clause: clause().optional(),
    days: days().optional(),
    language: vine.enum(LANGUAGES),
    reason: auditReason(),
  })
)

export const createPhotoOpeningValidator = vine.create(strictObject({ reason: auditReason() }))
