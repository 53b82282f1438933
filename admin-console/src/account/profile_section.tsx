import { Box, Button, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useNotify, useSetLocale, useTranslate } from 'react-admin'
import type { Account } from '#console/account/account.ts'
import { accountCalls } from '#console/account/account_calls.ts'
import { renewSession } from '#console/data/session.ts'
import { isAlike } from '#console/forms/drafts.ts'
import { LanguageField } from '#console/forms/language_field.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  account: Account
  onChange(): Promise<unknown>
}

export function ProfileSection({ account: { email, name, language }, onChange }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const setLocale = useSetLocale()
  const { isBusy, faults, refusal, submit } = useSubmit('name', 'language')
  const saved = { name, language }
  const [draft, setDraft] = useState(saved)
  const isChanged = !isAlike(draft, saved)

  async function save() {
    await accountCalls.describe(draft)
    // The name in the bar is the session's.
    await Promise.all([onChange(), renewSession()])
    if (draft.language !== language) setLocale(draft.language)
    notify('account.profile.saved', { type: 'success' })
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(save)
  }
  return (
    <Section title={translate('account.profile.title')} text={email}>
      <LeaveGuard isNeeded={isChanged} />
      <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
        <RefusalAlert text={refusal} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField
            required
            label={translate('account.profile.name')}
            value={draft.name}
            autoComplete="name"
            error={faults.name !== undefined}
            helperText={faults.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            slotProps={{ inputLabel: { required: false } }}
          />
          <LanguageField
            value={draft.language}
            hint={translate('account.profile.language_hint')}
            fault={faults.language}
            onChange={(chosen) => setDraft({ ...draft, language: chosen })}
          />
        </Box>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged} sx={{ justifySelf: 'start' }}>
          {translate('ra.action.save')}
        </Button>
      </Box>
    </Section>
  )
}
