import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useActivate } from '#site/lib/activation/use_activate.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'

export function ActivationLink({ token }: { token: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  const navigate = useNavigate()
  const activate = useActivate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => activate({ token }),
    onSuccess: () => navigate('/activate/done', { replace: true }),
    onError: (failed) => {
      if (refusal(failed).code === 'token_invalid') void navigate('/activate/error', { replace: true })
    },
  })
  return (
    <>
      <PageHead noindex title={t('activation.head')} />
      <EmptyState
        isPage
        scene="heart"
        title={t('activation.link.title')}
        text={t('activation.link.text', { site })}
        action={
          <Button size="large" busy={isPending} onClick={() => mutate()}>
            {t('site:common.activate_account')}
          </Button>
        }
      />
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
    </>
  )
}
