import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { hasAnswers, readAnswers } from './finder_answers.ts'
import { FinderQuestions } from './finder_questions.tsx'
import { FinderResults } from './finder_results.tsx'

/** The questions need the member's profile, the results only the answers. */
export const load: Load = async ({ api, queryClient }, { url: { searchParams } }) => {
  const [user, settings] = await Promise.all([
    queryClient.ensureQueryData(userQuery(api)),
    queryClient.ensureQueryData(settingsQuery(api)),
  ])
  if (!user) return
  if (hasAnswers(searchParams) && !searchParams.has('change')) {
    const query = readAnswers(searchParams, user, settings)
    await warm(queryClient, call(api, 'match_finder.index', { query }))
  } else {
    await Promise.all([warm(queryClient, call(api, 'profile.show')), warm(queryClient, call(api, 'interests.index'))])
  }
}

export default function MatchFinderScreen() {
  const user = useUser()
  return user && <MatchFinder user={user} />
}

function MatchFinder({ user }: { user: User }) {
  const { t } = useTranslation('discovery')
  const { api } = useVisit()
  const settings = useSettings()
  const [params] = useSearchParams()
  const isAsking = !hasAnswers(params) || params.has('change')
  const { data: own } = useQuery({ ...call(api, 'profile.show'), enabled: isAsking })
  const answers = useMemo(() => readAnswers(params, user, settings, own?.profile), [params, user, settings, own])
  return (
    <>
      <PageHead title={t('finder.title')} noindex />
      {isAsking ? (
        <FinderQuestions key={own ? 'known' : 'unknown'} answers={answers} country={user.profile.country} />
      ) : (
        <FinderResults answers={answers} user={user} />
      )}
    </>
  )
}
