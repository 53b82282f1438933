import { call } from '#site/lib/api/call.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** After an automatic like the likes are asked for again (specification §7), in ms. */
const RELOAD_AFTER = 500

/**
 * Whom the `?t=` popup shows. A member: who likes him and was not seen yet, real members first; else whom the site introduces now. A
 * visitor: somebody who agreed to be shown, or a fictional profile. Null when there is nobody, and when the API doesn't answer: nobody
 * waits for it.
 */
export async function findIntroduction(visit: Visit, isMember: boolean): Promise<Card | null> {
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
  const { logged_out_search } = await queryClient.ensureQueryData(settingsQuery(api))
  if (!logged_out_search) return null
  const { results } = await queryClient.fetchQuery(call(api, 'members.index', { query: {} }))
  return results.find(({ main_image }) => main_image) ?? results[0] ?? null
}
