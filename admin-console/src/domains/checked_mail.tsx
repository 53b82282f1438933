import { Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CheckFrame } from '#console/domains/check_frame.tsx'
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
  const check = useMailCheck(tenantId)
  const { data } = check
  return (
    <Paper component="section" aria-labelledby="mail-check" sx={{ px: 3, py: 2, display: 'grid', gap: 0.5 }}>
      <Typography id="mail-check" variant="h3" sx={{ fontSize: '1rem' }}>
        {translate('reach_checks.mail_from', { address: data?.address ?? '…' })}
      </Typography>
      <CheckFrame check={check}>
        {data && (
          <>
            <StateDot colour={COLOURS[data.state]}>{translate(`reach_checks.states.${data.state}`)}</StateDot>
            {data.missing.map((name) => (
              <Typography key={name} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {translate(`reach_checks.mend.${name}`, { domain: data.address.split('@').at(-1) })}
              </Typography>
            ))}
          </>
        )}
      </CheckFrame>
    </Paper>
  )
}
