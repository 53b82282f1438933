import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ReferenceNumber } from '#site/ui/text/reference_number.tsx'
import { ComplaintFacts } from './complaint_facts.tsx'

export function ComplaintStatus({ token }: { token: string }) {
  const { t } = useTranslation(['safety', 'site'])
  const { api } = useVisit()
  const { complaint } = useSuspenseQuery(call(api, 'complaints.show', { params: { token } })).data
  const { number, status, outcome, decision } = complaint
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('complaints.status.title')} />
      <h1>{t('complaints.status.title')}</h1>
      <ReferenceNumber label={t('report.done.number')} number={number} />
      <Notice tone={outcome ? 'success' : 'info'}>
        {outcome ? t(`complaints.outcomes.${outcome}`) : t(`complaints.states.${status as 'open' | 'answered'}`)}
      </Notice>
      {decision && <p>{decision}</p>}
      <ComplaintFacts complaint={complaint} />
      <p>{t(outcome ? 'complaints.status.appeal' : 'complaints.status.keep_link')}</p>
      <p>
        {outcome ? (
          <Link to="/service">{t('site:common.write_to_support')}</Link>
        ) : (
          <Link to="/complaints">{t('complaints.status.new_report')}</Link>
        )}
      </p>
    </PageBody>
  )
}
