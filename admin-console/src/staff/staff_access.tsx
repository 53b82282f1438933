import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'

interface Props {
  member: StaffMember
  onMail(mailed: boolean): void
  onChange(): void
}

/** How somebody gets in, gets in again, or doesn't any more. */
export function StaffAccess({ member: { id, name, state, second_factor: hasFactor }, onMail, onChange }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, call } = useCalls(`/api/staff_members/${id}`)

  async function sendLink() {
    const answer = await call<{ mailed: boolean }>('POST', '/password_link')
    if (answer) onMail(answer.mailed)
    onChange()
  }

  async function change(said: string, method: string, path: string, body?: object) {
    if (await call(method, path, body)) notify(said, { type: 'success' })
    onChange()
  }

  const look = { variant: 'outlined', size: 'small', values: { name }, isBusy } as const
  return (
    <Section title={translate('staff.access')}>
      {state === 'invited' && (
        <OptionRow title={translate('staff.invitation')} text={translate('staff.invitation_text')}>
          <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void sendLink()}>
            {translate('staff.invite_again')}
          </Button>
        </OptionRow>
      )}
      {state === 'active' && (
        <OptionRow title={translate('login.password')} text={translate('staff.reset_text')}>
          <ConfirmButton {...look} label="staff.reset" question="staff.ask_reset" onConfirm={() => void sendLink()} />
        </OptionRow>
      )}
      {state === 'active' && (
        <OptionRow
          title={translate('resources.staff_members.fields.second_factor')}
          text={translate(hasFactor ? 'staff.factor_text' : 'staff.no_factor_text')}
        >
          {hasFactor && (
            <ConfirmButton
              {...look}
              color="error"
              label="staff.remove_factor"
              question="staff.ask_remove_factor"
              onConfirm={() => void change('staff.factor_removed', 'DELETE', '/second_factor')}
            />
          )}
        </OptionRow>
      )}
      {state === 'disabled' ? (
        <OptionRow title={translate('staff.account')} text={translate('staff.disabled_text')}>
          <Button
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => void change('staff.has_been_enabled', 'PUT', '', { disabled: false })}
          >
            {translate('staff.enable')}
          </Button>
        </OptionRow>
      ) : (
        <OptionRow title={translate('staff.account')} text={translate('staff.disable_text')}>
          <ConfirmButton
            {...look}
            color="error"
            label="staff.disable"
            question="staff.ask_disable"
            onConfirm={() => void change('staff.has_been_disabled', 'PUT', '', { disabled: true })}
          />
        </OptionRow>
      )}
    </Section>
  )
}
