import type { Likes } from '#site/lib/api/shapes.ts'
import { useRest } from '#site/lib/api/use_rest.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { LikesType } from './likes_type.ts'

const NEWEST = { received: 'liked_by', given: 'given', matches: 'matches' } as const

/** The people of a list as far as it was scrolled to. Matches may come twice: both lists that they are made from end somewhere else. */
export function useAllLikes(type: LikesType, likes: Likes) {
  const { api } = useVisit()
  const { pages, more } = useRest({
    call: 'like_lists.show',
    list: type,
    next: likes.next[type],
    ask: (cursor, signal) => api.likeLists.show({ params: { type }, query: { cursor }, signal }),
  })
  const newest = likes[NEWEST[type]]
  const all = [...newest, ...pages.flatMap(({ results }) => results)]
  const first = new Map(all.toReversed().map((card) => [card.id, card]))
  return { people: all.filter((card) => first.get(card.id) === card), more }
}
