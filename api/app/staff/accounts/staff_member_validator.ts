import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { STAFF_ROLES } from './staff_roles.js'

const LONGEST_NAME = 100
const MOST_GRANTS = 2000

const name = () => plainString().trim().minLength(1).maxLength(LONGEST_NAME)

const grants = () =>
  vine
    .array(strictObject({ tenant_id: vine.string().use(rowIdRule()), role: vine.enum(STAFF_ROLES) }))
    .maxLength(MOST_GRANTS)
    .distinct(['tenant_id', 'role'])

/** Who is invited to the staff, with their roles by brand. */
export const createStaffMemberValidator = vine.create(
  strictObject({
    email: memberEmail(),
    name: name(),
    language: vine.enum(LANGUAGES),
    platform_admin: vine.boolean({ strict: true }),
    grants: grants(),
  })
)

/** What platform admins change of an account; what is left out stays. */
export const updateStaffMemberValidator = vine.create(
  strictObject({
    name: name().optional(),
    platform_admin: vine.boolean({ strict: true }).optional(),
    disabled: vine.boolean({ strict: true }).optional(),
    grants: grants().optional(),
  })
)

/** A chosen password; the first of staff also says who they are. */
export const chosenPasswordValidator = vine.create(
  strictObject({
    password: plainString().minLength(1).maxLength(1024),
    email: memberEmail().optional(),
    name: name().optional(),
  })
)
