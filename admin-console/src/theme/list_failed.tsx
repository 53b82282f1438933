import { Button, Paper } from '@mui/material'
import { HttpError, useListContext, useTranslate } from 'react-admin'
import { Nothing } from '#console/theme/nothing.tsx'

export function ListFailed() {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  return (
    <Paper>
      <Nothing text={error instanceof HttpError ? error.message : translate('ra.notification.http_error')}>
        <Button variant="outlined" onClick={() => refetch()}>
          {translate('ra.action.refresh')}
        </Button>
      </Nothing>
    </Paper>
  )
}
