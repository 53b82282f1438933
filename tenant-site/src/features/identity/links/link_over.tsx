import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

type LinkOverProps = { purpose: 'deletion' | 'restore' | 'export'; reason: 'used' | 'expired' }

export function LinkOver({ purpose, reason }: LinkOverProps) {
  const { t } = useTranslation(['identity', 'site'])
  const { title, text } = wordsFor()
  return (
    <>
      <PageHead noindex title={title} />
      <EmptyState
        isPage
        scene={reason === 'used' ? 'mail' : 'lost'}
        title={title}
        text={text}
        action={<ButtonLink to="/login">{t('site:common.log_in')}</ButtonLink>}
      />
    </>
  )

  function wordsFor() {
    if (purpose === 'export') return { title: t('data_export.expired.title'), text: t('data_export.expired.text') }
    const place = `deletion.over.${purpose}_${reason}` as const
    return { title: t(`${place}.title`), text: t(`${place}.text`) }
  }
}
