import { call } from '#site/lib/api/call.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** ms until the likes are refetched after an automatic like (specification §7). */
const RELOAD_AFTER = 500

/** Card for the `?t=` popup: a member's unseen like, real members first, or an introduction; null without any or on errors. */
export async function findAutoLike(visit: Visit, isMember: boolean): Promise<Card | null> {
  try {
    return isMember ? ((await unseenLike(visit)) ?? (await introduced(visit))) : await somebodyToMeet(visit)
  } catch {
    return null
  }
}

async function unseenLike({ api, queryClient }: Visit): Promise<Card | null> {
  const { liked_by } = await queryClient.fetchQuery({ ...call(api, 'likes.index'), staleTime: 0 })
  const unseen = liked_by.filter(({ like_new }) => like_new)
  return unseen.find(({ fictional }) => !fictional) ?? unseen[0] ?? null
}

async function introduced({ api, queryClient }: Visit): Promise<Card | null> {
  const answer = (await api.autoLikes.show({})) as { profile: Card } | undefined
  if (!answer?.profile) return null
  setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: ['likes.index'] })
    void queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey })
  }, RELOAD_AFTER)
  return answer.profile
}

async function somebodyToMeet({ api, queryClient }: Visit): Promise<Card | null> {
  const { visitor_may_search } = await queryClient.ensureQueryData(settingsQuery(api))
  if (!visitor_may_search) return null
  const { results } = await queryClient.fetchQuery(call(api, 'members.index', { query: {} }))
  const shown = results.filter(({ members_only }) => !members_only)
  return shown.find(({ main_image }) => main_image) ?? shown[0] ?? null
}
