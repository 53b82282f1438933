import type { HttpContext } from '@adonisjs/core/http'
import { admitViewer } from '#app/members/admit_viewer'
import CardTransformer from '#app/members/card_transformer'
import { searchMembers } from './search_members.js'
import { searchMembersValidator } from './search_validator.js'

/** `GET /api/members`: search. */
export default class SearchController {
  async index(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const filters = await ctx.request.validateUsing(searchMembersValidator)
    const { cards, ...page } = await searchMembers(viewer, filters)
    return { results: CardTransformer.all(cards, viewer), ...page }
  }
}
