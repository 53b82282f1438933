import { BaseTransformer } from '@adonisjs/core/transformers'
import type SignupDraft from './signup_draft.js'
import type { DraftAnswers } from './signup_draft.js'

export default class SignupDraftTransformer extends BaseTransformer<SignupDraft> {
  toObject() {
    const { email, answers } = this.resource
    return { email, ...(answers as DraftAnswers) }
  }
}
