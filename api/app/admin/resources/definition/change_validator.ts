import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { TENANT_STATES } from '#app/tenancy/sites/tenant_states'

/** Contents are checked by JSON Schema (settings_faults.ts). */
const values = () => vine.object({}).allowUnknownProperties()

export const changeTenantValidator = vine.create(
  strictObject({
    settings: values().optional(),
    state: vine.enum(TENANT_STATES).optional(),
  })
)

export const changeLevelValidator = vine.create(strictObject({ settings: values().optional() }))
