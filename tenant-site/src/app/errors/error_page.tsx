import { useTranslation } from 'react-i18next'
import { createPath, useLocation, useRouteError } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { ErrorView } from './error_view.tsx'
import { pageError } from './page_error.ts'

export function ErrorPage() {
  const { t } = useTranslation('site')
  const error = pageError(useRouteError())
  const address = createPath(useLocation())
  return (
    <>
      <PageHead noindex title={title()} />
      <ErrorView {...error} address={address} />
    </>
  )

  function title() {
    if (error.code === 'link_invalid') return t('error.link_invalid')
    return error.status === 404 ? t('error.unknown_short') : t('error.title')
  }
}
