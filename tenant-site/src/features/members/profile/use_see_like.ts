import { useEffect } from 'react'
import { call } from '#site/lib/api/call.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Opening the page of someone who likes the member marks that like as seen (specification §4). */
export function useSeeLike(profile: Profile | undefined) {
  const { api, queryClient } = useVisit()
  const id = profile?.likes_me ? profile.id : undefined

  useEffect(() => {
    if (id) void see(id)

    async function see(liker: string) {
      const likes = call(api, 'likes.index').queryKey
      const known = queryClient.getQueryData(likes)?.liked_by.find((card) => card.id === liker)
      if (known?.like_new === false) return
      // Fetching the page marks it as seen, but a cached page made no request.
      const seen = { params: { profile_id: liker }, body: {} }
      await api.likes.seen(seen).catch(() => {})
      await queryClient.invalidateQueries({ queryKey: likes })
      await queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey })
    }
  }, [api, queryClient, id])
}
