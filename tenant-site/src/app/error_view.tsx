import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { EmptyState } from '#site/ui/empty_state.tsx'

type ErrorViewProps = { status: number; message?: string; requestId?: string }

/** What went wrong, in the visitor's language, and the way home (specification §8). */
export function ErrorView({ status, message, requestId }: ErrorViewProps) {
  const { t } = useTranslation('site')
  const isUnknown = status === 404
  return (
    <EmptyState
      isPage
      scene="lost"
      title={isUnknown ? t('error.unknown') : message || t('error.title')}
      text={
        <>
          {isUnknown ? t('error.unknown_text') : t('error.text')}
          <br />
          <small>
            {[t('error.status', { status }), requestId && t('error.reference', { id: requestId })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      }
      action={<ButtonLink to="/">{t('error.home')}</ButtonLink>}
    />
  )
}
