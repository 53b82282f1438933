import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { AboutBrand } from './about_brand.tsx'
import { Assurances } from './assurances.tsx'
import { FirstSteps } from './first_steps.tsx'
import { Hero } from './hero.tsx'

/** The brand's front page shows its own art, no member: being visible to visitors is no consent to stand here. */
export default function IndexScreen() {
  const { t } = useTranslation('reach')
  return (
    <>
      <PageHead title={t('index.page_title')} />
      <AboutBrand />
      <Hero />
      <PageBody>
        <FirstSteps />
        <Assurances />
      </PageBody>
    </>
  )
}
