import { useRouteError } from 'react-router-dom'
import { ErrorPage } from '#site/app/errors/error_page.tsx'
import { pageError } from '#site/app/errors/page_error.ts'
import { DefaultLayout } from './default_layout.tsx'
import { EmptyLayout } from './empty_layout.tsx'

/** An address at the root that is neither a page nor a link: framed like any other unknown page, a broken link like a working one. */
export function UnknownAddress() {
  const Layout = pageError(useRouteError()).code === 'link_invalid' ? EmptyLayout : DefaultLayout
  return (
    <Layout>
      <ErrorPage />
    </Layout>
  )
}
