import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { AboutBrand } from './about_brand.tsx'

/**
 * Around every composition of the brand's front page. They show the brand's own art, no member: being visible to visitors is no consent
 * to stand here.
 */
export function FrontPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reach')
  return (
    <>
      <PageHead title={t('index.page_title')} />
      <AboutBrand />
      {children}
    </>
  )
}
