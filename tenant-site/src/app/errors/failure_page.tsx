import { useTranslation } from 'react-i18next'
import { createPath, useLocation, useRouteError } from 'react-router-dom'
import '#site/ui/base.css'
import { ErrorView } from './error_view.tsx'
import { pageError } from './page_error.ts'

/** Failure before routing: themed and translated, but without layout or script. */
export function FailurePage() {
  const { t } = useTranslation('site')
  const error = pageError(useRouteError())
  const address = createPath(useLocation())
  return (
    <main id="main">
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorView {...error} address={address} />
    </main>
  )
}
