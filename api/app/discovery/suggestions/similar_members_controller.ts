import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { sendCompressed } from '#app/http/send_json'
import { NotFound } from '#app/http/http_errors'
import { isRowId } from '#app/http/validation/row_id'
import { admitViewer } from '#app/members/access/admit_viewer'
import CardTransformer from '#app/members/people/card_transformer'
import { findCard } from '#app/members/people/find_card'
import Profile from '#app/members/people/profile'
import { similarMembers } from './similar_members.js'

/** `GET /api/members/{id}/similar`: real members similar to a profile. */
export default class SimilarMembersController {
  async index(ctx: HttpContext) {
    const { id } = ctx.params
    const [viewer, profile] = await pipeline([() => admitViewer(ctx), () => (isRowId(id) ? Profile.find(id) : null)])
    if (!profile) throw new NotFound()
    const [cards] = await pipeline([() => similarMembers(viewer, profile), () => findCard(viewer.member, id)])
    return sendCompressed(ctx, { results: CardTransformer.all(cards, viewer), count: cards.length })
  }
}
