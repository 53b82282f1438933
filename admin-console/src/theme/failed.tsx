import { Button } from '@mui/material'
import { HttpError, useTranslate } from 'react-admin'
import { NotFound } from '#console/theme/not_found.tsx'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  error: unknown
  /** Asks once more; without it there is nothing to press. */
  onRetry?(): unknown
}

/** What couldn't be loaded, in the API's words where it had any; what isn't there isn't asked for again. */
export function Failed({ error, onRetry }: Props) {
  const translate = useTranslate()
  if (error instanceof HttpError && error.status === 404) return <NotFound />
  return (
    <Nothing text={error instanceof HttpError ? error.message : translate('ra.notification.http_error')}>
      {onRetry && (
        <Button variant="outlined" onClick={() => void onRetry()}>
          {translate('ra.action.refresh')}
        </Button>
      )}
    </Nothing>
  )
}
