import type { HttpContext } from '@adonisjs/core/http'
import { sendCompressed } from '#app/http/send_json'
import { pipeline } from '#app/tenancy/context/pipeline'
import { admitViewer } from '#app/members/access/admit_viewer'
import NearMissTransformer from './near_miss_transformer.js'
import { widerSearches } from './wider_searches.js'
import { nearMisses } from './near_misses.js'
import { offeredFilters } from '#app/discovery/filters/offered_filters'
import { searchMembersValidator } from '#app/discovery/filters/search_validator'

/** `GET /api/near-misses`: for a search with few results, real members who meet all criteria but one, and wider searches that find more. */
export default class NearMissesController {
  async index(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const filters = offeredFilters(viewer, await ctx.request.validateUsing(searchMembersValidator))
    const [found, wider] = await pipeline([() => nearMisses(viewer, filters), () => widerSearches(viewer, filters)])
    const results = found.map((one) => new NearMissTransformer(one, viewer).toObject())
    return sendCompressed(ctx, { results, count: results.length, wider })
  }
}
