import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { TENANT_STATES } from '#app/tenancy/sites/tenant_states'

/** What is in it is checked by the settings' own schema (settings_faults.ts). */
const values = () => vine.object({}).allowUnknownProperties()

/** What changes at a brand. */
export const changeTenantValidator = vine.create(
  strictObject({
    settings: values().optional(),
    theme: values().nullable().optional(),
    state: vine.enum(TENANT_STATES).optional(),
  })
)

/** What changes at a domain, a niche or the platform. */
export const changeLevelValidator = vine.create(strictObject({ settings: values().optional() }))
