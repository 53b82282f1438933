import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { viewerOf } from '#app/members/people/viewer_of'
import ComposerTransformer from './composer_transformer.js'
import { writingFacts } from './writing_facts.js'
import { writingTerms } from './writing_terms.js'

/** The terms for writing to a profile before a conversation exists. */
export default class ComposerController {
  async show(ctx: HttpContext) {
    const { site, language } = viewerOf(ctx)
    const sender = ctx.auth.use('member').getUserOrFail()
    const writing = { sender, site, language }
    const terms = writingTerms(
      writing,
      await writingFacts({ profileId: sender.profile.id }, { profileId: ctx.params.id }, site)
    )
    if (terms.refusal instanceof NotFound) throw terms.refusal
    return ctx.serialize({ composer: ComposerTransformer.transform(terms, writing) })
  }
}
