import { useTranslation } from 'react-i18next'
import { redirect, useLocation } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import { Illustration } from '#site/ui/feedback/illustration.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { AgeCheckButton } from './age_check_button.tsx'
import styles from './age_check_screen.module.css'

export async function load({ api, queryClient }: Visit, { url }: PageRequest) {
  const user = await queryClient.ensureQueryData(userQuery(api))
  if (!user?.age_check_required) throw redirect(nextPage(url.search))
}

export default function AgeCheckScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  const { search } = useLocation()
  const user = useUser()
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('age_check.head')} />
      <header className={styles.head}>
        <Illustration scene="people" />
        <h1>{t('age_check.title')}</h1>
        <p>{t('age_check.text', { site })}</p>
      </header>
      <CheckList lines={[t('age_check.what_we_learn'), t('age_check.what_we_keep'), t('age_check.once_is_enough')]} />
      {user?.status === 'active' ? (
        <AgeCheckButton label={t('age_check.send')} next={nextPage(search)} />
      ) : (
        <Notice action={<ButtonLink to={`/activate${search}`}>{t('site:common.enter_code')}</ButtonLink>}>
          {t('age_check.activation_needed')}
        </Notice>
      )}
      <noscript>
        <Notice tone="warning">{t('sign_up.needs_script')}</Notice>
      </noscript>
    </PageBody>
  )
}
