import type { HttpContext } from '@adonisjs/core/http'
import { sendCompressed } from '#app/http/send_json'
import { admitViewer } from '#app/members/access/admit_viewer'
import FoundTransformer from './found_transformer.js'
import { offeredFilters } from '#app/discovery/filters/offered_filters'
import { searchMembers } from './search_members.js'
import { searchMembersValidator } from '#app/discovery/filters/search_validator'

/** `GET /api/members`: searches members. */
export default class SearchController {
  async index(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const filters = offeredFilters(viewer, await ctx.request.validateUsing(searchMembersValidator))
    const { cards, ...page } = await searchMembers(viewer, filters)
    return sendCompressed(ctx, {
      results: cards.map((card) => new FoundTransformer(card, viewer).toObject()),
      ...page,
    })
  }
}
