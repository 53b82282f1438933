import type { HttpContext } from '@adonisjs/core/http'
import { admitViewer } from '#app/members/admit_viewer'
import CardTransformer from '#app/members/card_transformer'
import { findCard } from '#app/members/find_card'
import { similarMembers } from './similar_members.js'

/** `GET /api/members/{id}/similar`. */
export default class SimilarMembersController {
  async index(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const { profile } = await findCard(viewer.member, ctx.params.id)
    const cards = await similarMembers(viewer, profile)
    return ctx.serialize({ results: CardTransformer.transform(cards, viewer), count: cards.length })
  }
}
