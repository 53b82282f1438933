import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { recall } from '#site/lib/browser/session_memory.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import { AgeCheckButton } from './age_check_button.tsx'
import { AGE_CHECK_NEXT } from './use_start_age_check.ts'
import { useFinishAgeCheck } from './use_finish_age_check.ts'

/** Return from the age verification service; the server verifies its answer. */
export default function AgeCheckReturnScreen() {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('age_check.head')} />
      <Outcome />
    </PageBody>
  )
}

function Outcome() {
  const { t } = useTranslation(['identity', 'site'])
  // The answer is used once and removed from the URL.
  const [answer] = useState(new URLSearchParams(useLocation().search))
  const user = useUser()
  const isHydrated = useHydrated()
  const { mutate, data, isIdle, isPending, isAway } = useFinishAgeCheck(answer)
  const next = (isHydrated && recall<string>(AGE_CHECK_NEXT)) || '/members'
  const mayAsk = user !== null && answer.has('state')

  useEffect(() => {
    if (mayAsk) mutate()
    history.replaceState(history.state, '', location.pathname)
  }, [mayAsk, mutate])

  if (!user)
    return (
      <EmptyState
        isPage
        scene="lost"
        title={t('age_check.logged_out.title')}
        text={t('age_check.logged_out.text')}
        action={<ButtonLink to="/login?next=/age-check">{t('site:common.log_in')}</ButtonLink>}
      />
    )
  if (mayAsk && (isIdle || isPending))
    return (
      <div role="status">
        <EmptyState isPage scene="people" title={t('age_check.asking_service')} action={<Spinner />} />
        <noscript>{t('sign_up.needs_script')}</noscript>
      </div>
    )
  if (isAway)
    return (
      <EmptyState
        isPage
        scene="lost"
        title={t('age_check.away.title')}
        text={t('age_check.away.text')}
        action={<Button onClick={() => mutate()}>{t('site:common.try_again')}</Button>}
      />
    )
  if (data === 'over')
    return (
      <EmptyState
        isPage
        scene="heart"
        title={t('age_check.confirmed.title')}
        text={t('age_check.confirmed.text')}
        action={
          <ButtonLink to={next} size="large">
            {t('site:common.continue')}
          </ButtonLink>
        }
      />
    )
  const reason = data ?? 'ended'
  return (
    <EmptyState
      isPage
      scene="lost"
      title={t(`age_check.${reason}.title`)}
      text={t(`age_check.${reason}.text`)}
      action={<AgeCheckButton label={t('site:common.try_again')} next={next} />}
    />
  )
}
