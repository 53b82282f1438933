import { useTranslation } from 'react-i18next'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { useOffer } from './use_offer.ts'

export function OfferFailed() {
  const { t } = useTranslation('site')
  const { isError, isFetching, refetch } = useOffer()
  return isError ? (
    <FailedState
      title={t('load_failed.title')}
      text={t('load_failed.text')}
      retryLabel={t('common.try_again')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : null
}
