import vine from '@vinejs/vine'
import { GENDERS, GENDERS_SOUGHT } from '@manyhearts/locales/profile_fields'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { LONGEST_PARTNERS } from '#app/tenancy/settings/settings_schema'
import type { Site } from '#app/tenancy/sites/site'
import { newMemberEmail } from '#app/members/rules/member_email'
import { asNicheDecides } from '#app/members/rules/niche_gender'
import { memberName } from '#app/members/rules/member_name'
import { newPassword } from '#app/identity/passwords/new_password'
import { countryOffered, firstMessage, oldEnough } from '#app/members/rules/member_rules'
import { trackingFields } from './tracking_fields.js'

const LONGEST_TOKEN = 200
const LONGEST_VERSION = 64

/** A required checkbox; other spellings of true are for forms without scripts. */
const ticked = () => vine.accepted().meta({ const: true })

/** What a visitor provides to become a member (specification §5). */
export const createSignupValidator = vine.withMetaData<{ site: Site }>().create(
  strictObject({
    email: newMemberEmail(),
    name: memberName(),
    date_of_birth: vine.string().use(oldEnough()),
    gender: vine.enum(GENDERS).use(asNicheDecides()),
    looking_for: vine.enum(GENDERS_SOUGHT).use(asNicheDecides()),
    country: vine.string().use(countryOffered()),
    region_id: vine.string().use(rowIdRule()).optional(),
    password: newPassword(),
    show_fictional: vine.boolean({ strict: true }),
    visible_to_visitors: vine.boolean({ strict: true }),
    accept_terms: ticked(),
    accept_privacy: ticked(),
    consent_sexuality: ticked(),
    /** Always optional, and only asked where the setting `member_resell` is on. */
    consent_resell: vine.boolean({ strict: true }).optional(),
    /** The partners that consent named; it isn't recorded if others are named by now. */
    resell_partners: plainString().maxLength(LONGEST_PARTNERS).optional(),
    invite_code: plainString().trim().maxLength(100).optional(),
    /** The profile that receives the first message. */
    member_id: vine.string().use(rowIdRule()).optional().requiredIfExists('signup_message'),
    signup_message: vine.string().trim().use(firstMessage()).optional(),
    /** The disclosure that was read, as in `fictional.version`. */
    fictional_version: plainString().maxLength(LONGEST_VERSION).optional(),
    /** From the e-mail that asks to finish a sign-up started by a partner. */
    draft_token: plainString().maxLength(LONGEST_TOKEN).optional(),
    ...trackingFields(),
  })
)
