import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import '#site/ui/base.css'
import { ErrorView } from './error_view.tsx'
import { pageError } from './page_error.ts'

/** A failure before anything about the brand was known: no layout, no script. */
export function FailurePage() {
  const { t } = useTranslation('site')
  return (
    <main id="main">
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorView {...pageError(useRouteError())} />
    </main>
  )
}
