import { BaseTransformer } from '@adonisjs/core/transformers'
import type KeptSignup from './signup_draft.js'
import type { KeptAnswers } from './signup_draft.js'

export default class KeptSignupTransformer extends BaseTransformer<KeptSignup> {
  toObject() {
    const { email, answers } = this.resource
    return { email, ...(answers as KeptAnswers) }
  }
}
