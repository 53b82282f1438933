import type { Route } from '@tuyau/core/types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ReferenceNumber } from '#site/ui/text/reference_number.tsx'

/** That a report has arrived: its number, where its outcome will stand, and that a mail says the same. */
export function ReportFiled({ filed: { complaint, token } }: { filed: Route.Response<'complaints.store'> }) {
  const { t } = useTranslation('safety')
  return (
    <>
      {/* The button that was pressed has gone: who listens hears what came of it. */}
      <Notice tone="success" isLive>
        {t('report.done.text')}
      </Notice>
      <ReferenceNumber label={t('report.done.number')} number={complaint.number} />
      <p>
        <Link to={`/complaints?token=${token}`}>{t('report.done.follow')}</Link>
      </p>
    </>
  )
}
