import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

export const createVerificationValidator = vine.create(strictObject({ consent: vine.accepted().meta({ const: true }) }))
