import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { EmailChangeDone } from './email_change_done.tsx'
import { EmailChangeEnded } from './email_change_ended.tsx'
import { LinkFailure } from '#site/features/identity/links/link_failure.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

export function EmailChangePage({ token, link }: LinkPage) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { name: site } = useSettings()
  const queryClient = useQueryClient()
  const [isOver, setOver] = useState(link.used || link.expired)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.emailChanges.update({ params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['user.show'] }),
    onError: (failed) => setOver(refusal(failed).code === 'token_invalid'),
  })
  if (data) return <EmailChangeDone email={data.email} />
  if (isOver) return <EmailChangeEnded />
  return (
    <>
      <PageHead noindex title={t('email_change.head')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('email_change.confirm.title')}
        text={t('email_change.confirm.text', { site })}
        action={
          <Button size="large" busy={isPending} onClick={() => mutate()}>
            {t('site:common.confirm_address')}
          </Button>
        }
      />
      <LinkFailure error={error} />
    </>
  )
}
