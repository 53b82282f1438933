import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import { LoadingBar } from '#site/ui/loading_bar.tsx'

/** Tells that the next page is on its way (specification §2). */
export function PageProgress() {
  const { t } = useTranslation('site')
  const { state } = useNavigation()
  return <LoadingBar isLoading={state !== 'idle'} label={t('loading')} />
}
