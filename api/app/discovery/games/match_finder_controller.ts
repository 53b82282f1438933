import type { HttpContext } from '@adonisjs/core/http'
import { sendCompressed } from '#app/http/send_json'
import { viewerOf } from '#app/members/people/viewer_of'
import { findMatches } from './find_matches.js'
import { findMatchesValidator } from './finder_validator.js'
import MatchTransformer from './match_transformer.js'

/** `GET /api/match-finder`: real members who fit the answers, or the member's own profile where answers are missing. */
export default class MatchFinderController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const answers = await ctx.request.validateUsing(findMatchesValidator)
    const member = ctx.auth.use('member').getUserOrFail()
    const matches = await findMatches({ ...viewer, member }, answers)
    const results = matches.map((match) => new MatchTransformer(match, viewer).toObject())
    return sendCompressed(ctx, { results, count: results.length })
  }
}
