import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

/** Works without logging in. */
export function UnsubscribePage({ token, link }: LinkPage) {
  const { t } = useTranslation(['notices', 'site'])
  const { name: site } = useSettings()
  const { api } = useVisit()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.unsubscriptions.store({ params: { token } }),
  })
  const values = { site, notice: t(`preferences.types.${link.notification!}.name`) }
  return (
    <>
      <PageHead noindex title={t('unsubscribe.head')} />
      <div aria-live="polite">
        <EmptyState
          isPage
          scene="mail"
          title={isSuccess ? t('unsubscribe.done') : t('unsubscribe.title', values)}
          text={isSuccess ? t('unsubscribe.done_text', values) : t('unsubscribe.text', values)}
          action={
            isSuccess ? (
              <ButtonLink to="/notifications" variant="secondary">
                {t('unsubscribe.all_notifications')}
              </ButtonLink>
            ) : (
              <Button size="large" busy={isPending} onClick={() => mutate()}>
                {t('unsubscribe.send')}
              </Button>
            )
          }
        />
      </div>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
    </>
  )
}
