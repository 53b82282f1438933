import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { WholeComplaint } from '#console/complaints/complaint.ts'
import type { useLease } from '#console/complaints/use_lease.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  complaint: WholeComplaint
  held: ReturnType<typeof useLease>
}

/** Who works on a report, and what makes it one's own. */
export function LeaseBar({ complaint, held: { lease, isLost, isBusy, take, release } }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  if (complaint.state === 'decided') return null
  if (lease)
    return (
      <Alert
        severity="success"
        variant="outlined"
        role="status"
        action={
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => void release()}>
            {translate('complaints.release')}
          </Button>
        }
      >
        {translate('complaints.yours', { until: moment(lease.until) })}
      </Alert>
    )
  const other = complaint.lease
  return (
    <Alert
      severity={isLost ? 'warning' : 'info'}
      variant="outlined"
      role="status"
      action={
        <Button color="inherit" size="small" loading={isBusy} onClick={() => void take()}>
          {translate('complaints.take')}
        </Button>
      }
    >
      {isLost
        ? translate('complaints.lost')
        : other
          ? translate('complaints.working', { who: other.by.name, until: moment(other.until) })
          : translate('complaints.keep_reading')}
    </Alert>
  )
}
