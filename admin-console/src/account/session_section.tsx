import { Box, Button, Chip } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import type { Account, AccountSession } from '#console/account/account.ts'
import { useBrowserName } from '#console/account/use_browser_name.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  account: Account
  onChange(): void
}

export function SessionSection({ account: { sessions }, onChange }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, call } = useCalls('/api/account/sessions')

  async function end(path: string, said: string) {
    if (await call('DELETE', path)) notify(said, { type: 'success' })
    // Also when it had ended already.
    onChange()
  }

  return (
    <Section
      title={translate('account.sessions.title')}
      text={translate('account.sessions.text')}
      action={
        sessions.length > 1 && (
          <ConfirmButton
            size="small"
            variant="outlined"
            label="account.sessions.end_others"
            question="account.sessions.ask_end_others"
            isBusy={isBusy}
            onConfirm={() => void end('', 'account.sessions.others_ended')}
          />
        )
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end(`/${session.id}`, 'account.sessions.ended')}
          />
        ))}
      </Box>
    </Section>
  )
}

interface RowProps {
  session: AccountSession
  isBusy: boolean
  onEnd(): void
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const browser = useBrowserName()(session.user_agent)
  return (
    <OptionRow
      component="li"
      title={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {browser}
          {session.current && (
            <Chip size="small" color="success" variant="outlined" label={translate('account.sessions.this')} />
          )}
        </Box>
      }
      text={[
        session.address,
        translate('account.sessions.since', { at: moment(session.created_at) }),
        translate('account.sessions.last_used', { at: moment(session.last_used_at) }),
      ].join(' · ')}
    >
      {!session.current && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={translate('account.sessions.end_named', { browser })}
          onClick={onEnd}
        >
          {translate('account.sessions.end')}
        </Button>
      )}
    </OptionRow>
  )
}
