import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router-dom'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { User } from '#site/lib/api/shapes.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import styles from './signup_matches_screen.module.css'
import { signupMatchesQuery } from './signup_matches_query.ts'

const SHOWN = 10

export async function load({ api, queryClient }: Visit) {
  const user = await queryClient.ensureQueryData(userQuery(api))
  if (user?.status !== 'active') throw redirect('/activate')
  await queryClient.ensureQueryData(signupMatchesQuery(api, user))
}

export default function SignupMatchesScreen() {
  const user = useUser()
  return user && <SignupMatches user={user} />
}

function SignupMatches({ user }: { user: User }) {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const { data } = useQuery(signupMatchesQuery(api, user))
  if (!data) return null
  const people = data.results.slice(0, SHOWN)
  const search = <ButtonLink to="/members">{t('matches.search_yourself')}</ButtonLink>
  return (
    <>
      <PageHead noindex title={t('matches.head')} />
      {people.length > 0 ? (
        <PageBody>
          <header className={styles.head}>
            <h1>{t('matches.title')}</h1>
            <h2 className={styles.fit}>{t(`matches.${data.fit}`)}</h2>
          </header>
          <ProfileGrid>
            {people.map((card, place) => (
              <li key={card.id}>
                <PersonCard
                  card={card}
                  to={hasPage('/members/:id') ? `/members/${card.id}` : undefined}
                  isUrgent={place < 2}
                />
              </li>
            ))}
          </ProfileGrid>
          <p>{search}</p>
        </PageBody>
      ) : (
        <EmptyState
          isPage
          scene="people"
          title={t('matches.none.title')}
          text={t('matches.none.text')}
          action={search}
        />
      )}
    </>
  )
}
