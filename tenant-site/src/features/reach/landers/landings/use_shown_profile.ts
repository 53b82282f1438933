import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Whoever the page is about; undefined where visitors may not see them. */
export function useShownProfile(): Profile | undefined {
  const { api } = useVisit()
  const { visitor_may_search } = useSettings()
  const isMember = useUser() !== null
  const id = useParams().id!
  const { data } = useQuery({
    ...call(api, 'members.show', { params: { id } }),
    enabled: isMember || visitor_may_search,
  })
  return data && !data.profile.members_only ? data.profile : undefined
}
