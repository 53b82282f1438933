import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { call } from '#site/lib/api/call.ts'
import { MatchFinderCard } from '#site/lib/likes/match_finder_card.tsx'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { WHOLE } from '#site/lib/pages/use_is_whole.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { Gallery } from './gallery.tsx'
import { MembersOnly } from './members_only.tsx'
import { ProfileActions } from './profile_actions.tsx'
import { ProfileHead } from './profile_head.tsx'
import { ProfileSafety } from './profile_safety.tsx'
import styles from './profile_screen.module.css'
import { ProfileStory } from './profile_story.tsx'
import { SimilarMembers } from './similar_members.tsx'
import { useSeeLike } from './use_see_like.ts'

/** Similar members stand in what the server renders for visitors, which is kept; others get them where they scroll to them. */
export const load: Load = async ({ api, queryClient }, { params, url }) => {
  const id = params.id!
  const isVisitor = !queryClient.getQueryData(userQuery(api).queryKey)
  const isComplete = import.meta.env.SSR && (isVisitor || url.searchParams.has(WHOLE))
  const similar = isComplete && queryClient.prefetchQuery(call(api, 'members.similar', { params: { id } }))
  await queryClient.fetchQuery(call(api, 'members.show', { params: { id } }))
  await similar
}

export default function ProfileScreen() {
  const { api } = useVisit()
  const id = useParams().id!
  const { data } = useQuery(call(api, 'members.show', { params: { id } }))
  const profile = data?.profile
  const user = useUser()
  useSeeLike(profile)
  if (!profile) return null
  return (
    <PageBody key={id}>
      <PageHead title={nameAndAge(profile)} noindex />
      {profile.members_only ? <MembersOnly profile={profile} /> : <WholeProfile profile={profile} />}
      {user && user.profile.id !== id && <MatchFinderCard />}
    </PageBody>
  )
}

function WholeProfile({ profile }: { profile: Profile }) {
  return (
    <>
      <div className={styles.screen}>
        <div className={styles.photos}>
          <Gallery profile={profile} />
        </div>
        <div className={styles.words}>
          <ProfileHead profile={profile} />
          <ProfileActions profile={profile} />
          <ProfileStory profile={profile} />
          <ProfileSafety profile={profile} />
        </div>
      </div>
      <SimilarMembers profile={profile} />
    </>
  )
}
