import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { memberEmail } from '#app/members/rules/member_email'
import { strictObject } from '#app/http/validation/strict_object'
import { COMPLAINT_REASONS } from './complaint_reasons.js'
import { COMPLAINT_SUBJECTS } from './complaint_subjects.js'

const LONGEST_WORDS = 4_000
const LONGEST_PAGE = 500
const LONGEST_NAME = 100

export type ComplaintRequest = Infer<typeof createComplaintValidator>

export const createComplaintValidator = vine.create(
  strictObject({
    subject_kind: vine.enum(COMPLAINT_SUBJECTS).optional(),
    subject_id: vine.string().use(rowIdRule()).optional().requiredIfExists('subject_kind'),
    reason: vine.enum(COMPLAINT_REASONS),
    words: plainText().trim().maxLength(LONGEST_WORDS).optional().requiredIfMissing('subject_kind'),
    block: vine.boolean({ strict: true }).optional(),
    page: plainString().trim().maxLength(LONGEST_PAGE).optional(),
    name: plainString().trim().minLength(1).maxLength(LONGEST_NAME).optional(),
    email: memberEmail().optional(),
    good_faith: vine.boolean({ strict: true }).optional(),
  })
)
