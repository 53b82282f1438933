import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ReferenceNumber } from '#site/ui/text/reference_number.tsx'
import { CaseAppeal } from './case_appeal.tsx'
import { CaseDecision } from './case_decision.tsx'
import { CaseThread } from './case_thread.tsx'
import { ComplaintFacts } from './complaint_facts.tsx'

/** A complaint as its reporter follows it, or a decision as the person it is about does; the link is all they need. */
export function ComplaintStatus({ token }: { token: string }) {
  const { t } = useTranslation('safety')
  const { api } = useVisit()
  const found = useSuspenseQuery(call(api, 'complaints.show', { params: { token } })).data
  const { complaint, decision } = found
  const title = t(complaint ? 'complaints.status.title' : 'case.subject_title')
  const number = complaint?.number ?? decision?.number
  return (
    <PageBody width="reading">
      <PageHead noindex title={title} />
      <h1>{title}</h1>
      {number && <ReferenceNumber label={t(complaint ? 'report.done.number' : 'case.number')} number={number} />}
      {complaint && (
        <>
          <Notice tone={complaint.outcome ? 'success' : 'info'}>
            {complaint.outcome
              ? t(`complaints.outcomes.${complaint.outcome}`)
              : t(`complaints.states.${complaint.status as 'open' | 'answered'}`)}
          </Notice>
          <ComplaintFacts complaint={complaint} />
        </>
      )}
      {decision && <CaseDecision decision={decision} />}
      <CaseAppeal token={token} found={found} />
      <CaseThread token={token} found={found} />
      <p>{t('complaints.status.keep_link')}</p>
      {complaint && (
        <p>
          <Link to="/complaints">{t('complaints.status.new_report')}</Link>
        </p>
      )}
    </PageBody>
  )
}
