import { useTranslation } from 'react-i18next'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { useOffer } from './use_offer.ts'

export function OfferFailed() {
  const { t } = useTranslation('site')
  const { isError, isFetching, refetch } = useOffer()
  return isError ? (
    <FailedState
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('retry')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : null
}
