import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ComplaintForm } from './complaint_form.tsx'

export function ComplaintPage() {
  const { t } = useTranslation('safety')
  return (
    <PageBody width="reading">
      <PageHead title={t('complaints.title')} description={t('complaints.lead')} />
      <h1>{t('complaints.title')}</h1>
      <p>{t('complaints.lead')}</p>
      <CheckList
        lines={[
          t('complaints.steps.receipt'),
          t('complaints.steps.answer'),
          t('complaints.steps.urgent'),
          t('complaints.steps.object'),
        ]}
      />
      <p>{t('complaints.buttons')}</p>
      <ComplaintForm />
      <p>
        {t('complaints.service')} <Link to="/service">{t('complaints.service_way')}</Link>
      </p>
    </PageBody>
  )
}
