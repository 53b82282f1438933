import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { useOffer } from './use_offer.ts'

export function OfferFailed() {
  const { isError, isFetching, refetch } = useOffer()
  return isError ? <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} /> : null
}
