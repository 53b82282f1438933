import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Account, Passkey } from '#console/account/account.ts'
import { PasskeyDialog } from '#console/account/passkey_dialog.tsx'
import { usePasskeySupport } from '#console/data/use_passkey_support.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  account: Account
  onChange(): void
}

export function PasskeySection({ account: { passkeys }, onChange }: Props) {
  const translate = useTranslate()
  const isSupported = usePasskeySupport()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      title={translate('account.passkeys.title')}
      text={translate(isSupported === false ? 'account.passkeys.unsupported' : 'account.passkeys.text')}
      action={
        isSupported && (
          <Button variant="outlined" size="small" startIcon={<AddOutlined />} onClick={() => setIsAdding(true)}>
            {translate('account.passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </Box>
      )}
      {isAdding && <PasskeyDialog onChange={onChange} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}

function PasskeyRow({ passkey: { id, name, ...times }, onChange }: Pick<Props, 'onChange'> & { passkey: Passkey }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { date, moment } = useTimes()
  const { isBusy, call } = useCalls(`/api/account/passkeys/${id}`)

  async function remove() {
    if (await call('DELETE', '')) notify('account.passkeys.removed', { type: 'success' })
    onChange()
  }

  const used = times.last_used_at
    ? translate('account.passkeys.last_used', { at: moment(times.last_used_at) })
    : translate('account.passkeys.never_used')
  return (
    <OptionRow
      component="li"
      title={name}
      text={[translate('account.passkeys.added', { at: date(times.created_at) }), used].join(' · ')}
    >
      <ConfirmButton
        size="small"
        color="error"
        label="account.passkeys.remove"
        aria-label={translate('account.passkeys.remove_named', { name })}
        title="account.passkeys.remove_named"
        question="account.passkeys.ask_remove"
        values={{ name }}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </OptionRow>
  )
}
