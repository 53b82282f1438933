import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** `version`: of the plan that was looked at. */
export const applyManifestValidator = vine.create(strictObject({ version: vine.string().optional() }))
