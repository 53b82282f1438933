import { Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { deviceName, type Device } from '#console/translations/device_name.ts'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'
import { Failed } from '#console/theme/failed.tsx'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Session extends Device {
  id: string
  created_at: string
  last_used_at: string
}

/** Where a member is logged in, for who may end it. */
export function MemberSessions({ member }: { member: WholeMember }) {
  const { canAccess } = useCanAccess({ resource: 'member_sessions', action: 'index', record: member })
  return canAccess ? <Sessions member={member} /> : null
}

function Sessions({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const [ending, setEnding] = useState<Session | 'all'>()
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({
    queryKey: ['member', member.id, 'sessions'],
    queryFn: async ({ signal }): Promise<Session[]> =>
      (await httpClient(`/api/tenants/${member.tenant_id}/members/${member.id}/sessions`, { signal })).json,
  })

  async function end(reason: string) {
    const one = ending === 'all' ? {} : { session_id: ending!.id }
    await call('POST', 'session_ends', { ...one, reason }, 'member_actions.sessions.ended')
    setEnding(undefined)
  }

  return (
    <>
      <Section
        title={translate('member_actions.sessions.title')}
        {...(sessions?.length === 0 && { text: translate('member_actions.sessions.none') })}
        action={
          sessions &&
          sessions.length > 1 && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setEnding('all')}>
              {translate('member_actions.sessions.end_all')}
            </Button>
          )
        }
      >
        {sessions?.length !== 0 && (
          <SessionList sessions={sessions} error={error} onRetry={() => void refetch()} onEnd={setEnding} />
        )}
      </Section>
      {ending && (
        <ReasonDialog
          title={translate(ending === 'all' ? 'member_actions.sessions.end_all' : 'account.sessions.end')}
          text={translate('member_actions.sessions.text')}
          submit={translate('account.sessions.end')}
          onSubmit={end}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

interface ListProps {
  sessions: Session[] | undefined
  error: unknown
  onRetry(): void
  onEnd(session: Session): void
}

function SessionList({ sessions, error, onRetry, onEnd }: ListProps) {
  const translate = useTranslate()
  const { moment } = useTimes()
  if (!sessions) return error ? <Failed error={error} onRetry={onRetry} /> : <Waiting />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map((session) => (
        <OptionRow
          key={session.id}
          component="li"
          title={deviceName(session, translate)}
          text={translate('account.sessions.last_used', { at: moment(session.last_used_at) })}
        >
          <Button
            size="small"
            color="inherit"
            aria-label={translate('account.sessions.end_named', { browser: deviceName(session, translate) })}
            onClick={() => onEnd(session)}
          >
            {translate('account.sessions.end')}
          </Button>
        </OptionRow>
      ))}
    </Box>
  )
}
