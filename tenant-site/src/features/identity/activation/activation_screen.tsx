import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { redirect, useLocation, useNavigate } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { ActivationForm } from '#site/lib/activation/activation_form.tsx'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Illustration } from '#site/ui/feedback/illustration.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import styles from './activation_screen.module.css'

export async function load({ api, queryClient }: Visit, { url }: PageRequest) {
  const user = await queryClient.ensureQueryData(userQuery(api))
  if (user?.status === 'active') throw redirect(nextPage(url.search))
}

export default function ActivationScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { search } = useLocation()
  const navigate = useNavigate()
  // The member may have activated in another tab.
  const { data: user } = useQuery({ ...userQuery(api), refetchOnWindowFocus: 'always' })
  const isActive = user?.status === 'active'

  useEffect(() => {
    if (isActive) void navigate({ pathname: '/activate/done', search }, { replace: true })
  }, [isActive, navigate, search])

  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('activation.head')} />
      <header className={styles.head}>
        <Illustration scene="mail" />
        <h1>{t('site:common.email_on_its_way')}</h1>
        <p>
          <Trans t={t} i18nKey="activation.text" values={{ email: user?.email }} components={{ b: <b /> }} />
        </p>
      </header>
      <ActivationForm />
      <p className={styles.missing}>{t('activation.not_received')}</p>
      <div className={styles.meanwhile}>
        <p>{t('activation.look_around_text')}</p>
        <ButtonLink to={nextPage(search)} variant="outline" wide>
          {t('activation.look_around')}
        </ButtonLink>
      </div>
    </PageBody>
  )
}
