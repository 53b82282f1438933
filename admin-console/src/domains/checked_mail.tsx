import { Box, Button, CircularProgress, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { failureText } from '#console/forms/failure_text.ts'
import type { MailCheck } from '#console/tenancy/state/reach_checks.ts'
import { useMailCheck } from '#console/tenancy/state/use_reach_checks.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<MailCheck['state'], string> = {
  ready: 'success.main',
  missing: 'warning.main',
  captured: 'text.disabled',
  unknown: 'text.disabled',
}

/** Whether mail programs trust the brand's mails, and how to mend it where the name was registered. */
export function CheckedMail({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const { data, error, isFetching, refetch } = useMailCheck(tenantId)
  return (
    <Paper component="section" aria-labelledby="mail-check" sx={{ px: 3, py: 2, display: 'grid', gap: 0.5 }}>
      <Typography id="mail-check" variant="h3" sx={{ fontSize: '1rem' }}>
        {translate('reach_checks.mail_from', { address: data?.address ?? '…' })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minHeight: 30 }}>
        <Box role="status" sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          {isFetching ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
              <CircularProgress size={14} color="inherit" />
              {translate('domains.checking')}
            </Box>
          ) : data ? (
            <>
              <StateDot colour={COLOURS[data.state]}>{translate(`reach_checks.states.${data.state}`)}</StateDot>
              {data.missing.map((name) => (
                <Typography key={name} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {translate(`reach_checks.mend.${name}`, { domain: data.address.split('@').at(-1) })}
                </Typography>
              ))}
            </>
          ) : (
            error && <Typography color="error">{translate(failureText(error))}</Typography>
          )}
        </Box>
        <Button size="small" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {translate('domains.check')}
        </Button>
      </Box>
    </Paper>
  )
}
