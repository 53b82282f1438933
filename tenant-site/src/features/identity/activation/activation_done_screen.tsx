import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { redirect, useLocation } from 'react-router-dom'
import type { Api } from '#site/lib/api/api.ts'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { call } from '#site/lib/api/call.ts'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import styles from './activation_done_screen.module.css'

const SHOWN = 5

/** Introductions are real members only. */
const firstLook = (api: Api) => call(api, 'members.index', { query: { real_only: true } })

export async function load({ api, queryClient }: Visit) {
  const user = await queryClient.ensureQueryData(userQuery(api))
  if (user?.status !== 'active') throw redirect('/activate')
  await queryClient.ensureQueryData(firstLook(api))
}

export default function ActivationDoneScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { search } = useLocation()
  const user = useUser()
  const { data } = useQuery(firstLook(api))
  const next = nextPage(search)
  const people = data?.results.slice(0, SHOWN) ?? []
  if (!user) return null
  return (
    <>
      <PageHead noindex title={t('activation.done.head')} />
      <EmptyState
        isPage
        scene="heart"
        title={t('activation.done.title', { name: user.profile.name })}
        text={
          <>
            {t('activation.done.text')}
            {user.credits > 0 && ` ${t('activation.done.credits', { count: user.credits })}`}
          </>
        }
        action={
          <ButtonLink to={next === '/members' ? '/signup-matches' : next} size="large">
            {next === '/members' ? t('activation.done.see_members') : t('site:common.continue')}
          </ButtonLink>
        }
      />
      {people.length > 0 && (
        <PageBody>
          <h2>{t('activation.done.members_title')}</h2>
          <ProfileGrid>
            {people.map((card) => (
              <li key={card.id} className={styles.person}>
                <PersonCard card={card} to={hasPage('/members/:id') ? `/members/${card.id}` : undefined} />
              </li>
            ))}
          </ProfileGrid>
        </PageBody>
      )}
    </>
  )
}
