import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { createComplaintValidator } from './complaint_validator.js'
import { fileComplaint } from './file_complaint.js'

/** The `/complaints` form submitted without JavaScript: redirects to the complaint's page, or back with the reason for a refusal. */
export default class ComplaintFormsController {
  async store(ctx: HttpContext) {
    try {
      const said = await createComplaintValidator.validate(asTyped(ctx.request.body()))
      const { complaint } = await fileComplaint(ctx, said)
      return leadTo(ctx, `/complaints?token=${complaint.token}`)
    } catch (error) {
      if (error instanceof errors.E_VALIDATION_ERROR) return leadTo(ctx, '/complaints?refused=incomplete')
      if (error instanceof TooManyAttempts) return leadTo(ctx, '/complaints?refused=often')
      throw error
    }
  }
}

function asTyped({ good_faith: isMeant, ...texts }: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { ...filled, good_faith: isMeant === 'true' }
}

function leadTo({ response }: HttpContext, path: string) {
  return response.status(303).header('Location', path).send('')
}
