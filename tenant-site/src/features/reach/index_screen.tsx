import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { frontPeopleQuery } from '#site/lib/people/front_people_query.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { AboutBrand } from './about_brand.tsx'
import { Assurances } from './assurances.tsx'
import { FirstSteps } from './first_steps.tsx'
import { Hero } from './hero.tsx'
import styles from './index_screen.module.css'

const IN_HERO = 3

export async function load({ api, queryClient }: Visit) {
  const { visitor_may_search } = await queryClient.ensureQueryData(settingsQuery(api))
  if (visitor_may_search) await queryClient.ensureQueryData(frontPeopleQuery(api))
}

export default function IndexScreen() {
  const { t } = useTranslation('reach')
  const { api } = useVisit()
  const { name, index_title, visitor_may_search } = useSettings()
  const { data: people = [] } = useQuery({ ...frontPeopleQuery(api), enabled: visitor_may_search })
  return (
    <>
      <PageHead title={index_title || name} />
      <AboutBrand />
      <Hero people={people.slice(0, IN_HERO)} />
      <PageBody>
        {people.length > IN_HERO && (
          <section className={styles.people}>
            <h2>{t('index.members')}</h2>
            <ProfileGrid>
              {people.slice(IN_HERO).map((card) => (
                <li key={card.id}>
                  <PersonCard card={card} to={hasPage('/members/:id') ? `/members/${card.id}` : undefined} />
                </li>
              ))}
            </ProfileGrid>
          </section>
        )}
        <FirstSteps />
        <Assurances />
      </PageBody>
    </>
  )
}
