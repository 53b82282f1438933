import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  member: WholeMember
  onClose(): void
}

const WAYS = ['give', 'take'] as const

/** Gives credits out of goodwill, or takes such back; pressing twice moves them once. */
export function CreditsDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const [way, setWay] = useState<(typeof WAYS)[number]>('give')
  const [typed, setTyped] = useState('')
  // The same request until something else is asked for.
  const asked = useRef({ what: '', key: '' })
  const count = Number(typed)
  const isComplete = Number.isInteger(count) && count > 0

  async function move(reason: string) {
    const body = { credits: way === 'give' ? count : -count, reason }
    const what = JSON.stringify(body)
    if (asked.current.what !== what) asked.current = { what, key: crypto.randomUUID() }
    await call('POST', 'credits', body, `member_actions.credits.${way}_done`, { 'Idempotency-Key': asked.current.key })
    onClose()
  }

  return (
    <ReasonDialog
      title={translate('member_actions.credits.open')}
      text={translate(`member_actions.credits.${way}_text`)}
      submit={translate(`member_actions.credits.${way}`)}
      isComplete={isComplete}
      {...(way === 'give' && { hint: translate('member_actions.credits.reason_hint') })}
      onSubmit={move}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          aria-label={translate('member_actions.credits.open')}
          onChange={(_, chosen: (typeof WAYS)[number] | null) => chosen && setWay(chosen)}
        >
          {WAYS.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`member_actions.credits.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          inputRef={focus}
          label={translate('member_actions.credits.field')}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          sx={{ flex: '1 1 8rem' }}
        />
      </Box>
    </ReasonDialog>
  )
}
