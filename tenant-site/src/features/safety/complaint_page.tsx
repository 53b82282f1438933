import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ComplaintForm } from './complaint_form.tsx'

export function ComplaintPage() {
  const { t } = useTranslation(['safety', 'site'])
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
          t('complaints.steps.appeal'),
        ]}
      />
      <p>{t('complaints.member_hint')}</p>
      <ComplaintForm />
      <p>
        {t('complaints.service_question')} <Link to="/service">{t('site:common.write_to_support')}</Link>
      </p>
    </PageBody>
  )
}
