import { Box, Button, CircularProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { failureText } from '#console/forms/failure_text.ts'

interface Props {
  check: { isFetching: boolean; error: unknown; refetch(): unknown }
  /** What was found; nothing before. */
  children: ReactNode
}

/** What was asked outside, that it is asked, or that it couldn't be; and the button that asks again. */
export function CheckFrame({ check: { isFetching, error, refetch }, children }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minHeight: 30 }}>
      <Box role="status" sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        {isFetching ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <CircularProgress size={14} color="inherit" />
            {translate('domains.checking')}
          </Box>
        ) : (
          (children ?? (error !== null && <Typography color="error">{translate(failureText(error))}</Typography>))
        )}
      </Box>
      <Button size="small" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
        {translate('domains.check')}
      </Button>
    </Box>
  )
}
