import type { Route } from '@tuyau/core/types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ReferenceNumber } from '#site/ui/text/reference_number.tsx'

export function ReportFiled({ filed: { complaint, token } }: { filed: Route.Response<'complaints.store'> }) {
  const { t } = useTranslation(['safety', 'site'])
  return (
    <>
      {/* The pressed button is gone, so screen readers must announce the result. */}
      <Notice tone="success" isLive>
        {t('report.done.text')}
      </Notice>
      <ReferenceNumber label={t('report.done.number')} number={complaint.number} />
      <p>
        <Link to={`/complaints?token=${token}`}>{t('site:common.track_report')}</Link>
      </p>
    </>
  )
}
