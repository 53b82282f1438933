import { useTranslation } from 'react-i18next'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'

type LoadFailedProps = {
  /** What is said of it: `offline` where a missing connection is the likely cause. */
  text?: 'text' | 'offline'
  onRetry: () => void
  isRetrying: boolean
}

/** In place of what couldn't be loaded. */
export function LoadFailed({ text = 'text', onRetry, isRetrying }: LoadFailedProps) {
  const { t } = useTranslation('site')
  return (
    <FailedState
      title={t('load_failed.title')}
      text={t(`load_failed.${text}`)}
      retryLabel={t('common.try_again')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
