import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DecideHeld } from '#console/holds/decide_held.tsx'
import { DecideBy } from '#console/lists/decide_by.tsx'
import type { HeldMessage } from '#console/holds/held_message.ts'
import { SelectRow } from '#console/lists/bulk/select_row.tsx'
import type { useRowKeys } from '#console/lists/use_row_keys.ts'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  held: HeldMessage
  keys: ReturnType<ReturnType<typeof useRowKeys>>
}

export function HeldMessageItem({ held, keys }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { tenant_id: tenantId, sender, body, receivers, state, held_at: heldAt, reason } = held
  const { decided_at: decidedAt, decided_by: decidedBy } = held
  const who = decidedBy ?? translate('audit.by_system')
  const facts = [
    translate('held_messages.receivers', { smart_count: receivers }),
    decidedAt
      ? translate('held_messages.decided', { at: moment(decidedAt), who })
      : translate('held_messages.since', { at: moment(heldAt) }),
  ]
  return (
    <Box component="li" {...keys} sx={{ p: 3, display: 'grid', gap: 1, '&:focus-visible': { outlineOffset: -2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
          <SelectRow row={held} name={sender.name} />
          <Link
            component={RouterLink}
            to={`/tenants/${tenantId}/show/members/${sender.member_id}`}
            sx={{ fontWeight: 550 }}
          >
            {sender.name}
          </Link>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`held_messages.states.${state}`)}
          {reason && ` · ${translate(`held_messages.reasons.${reason}`)}`}
        </Typography>
      </Box>
      <WrittenText isQuote>{body}</WrittenText>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
        {state === 'held' && (
          <>
            {' · '}
            <DecideBy at={held.due_at} due="held_messages.due" overdue="held_messages.overdue" />
          </>
        )}
      </Typography>
      {state === 'held' && <DecideHeld held={held} />}
    </Box>
  )
}
