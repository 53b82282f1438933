import { BaseTransformer } from '@adonisjs/core/transformers'
import type KeptSignup from './kept_signup.js'
import type { KeptAnswers } from './kept_signup.js'

export default class KeptSignupTransformer extends BaseTransformer<KeptSignup> {
  toObject() {
    const { email, answers } = this.resource
    return { email, ...(answers as KeptAnswers) }
  }
}
