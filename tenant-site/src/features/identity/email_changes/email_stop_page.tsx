import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { EmailChangeEnded } from './email_change_ended.tsx'
import { LinkFailure } from '#site/features/identity/links/link_failure.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

/** From the mail to the old address: cancels the change and continues to a new password. */
export function EmailStopPage({ token, link }: LinkPage) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const navigate = useNavigate()
  const [isOver, setOver] = useState(link.used || link.expired)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.emailChanges.destroy({ params: { token } }),
    onSuccess: (reset) => navigate(`/${reset.token}`, { replace: true }),
    onError: (failed) => setOver(refusal(failed).code === 'token_invalid'),
  })
  if (isOver) return <EmailChangeEnded />
  return (
    <>
      <PageHead noindex title={t('email_change.head')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('email_change.stop.title')}
        text={t('email_change.stop.text')}
        action={
          <Button size="large" busy={isPending} onClick={() => mutate()}>
            {t('site:common.stop_email_change')}
          </Button>
        }
      />
      <LinkFailure error={error} />
    </>
  )
}
