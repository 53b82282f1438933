import { useTranslation } from 'react-i18next'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { useInvitationCheck } from './use_invitation_check.ts'

type InvitationCodeFieldProps = {
  initial?: string
  /** Of the form's own answer, until the field has one. */
  error?: string
}

/** Says whether a code is good as soon as it is typed. */
export function InvitationCodeField({ initial = '', error }: InvitationCodeFieldProps) {
  const { t } = useTranslation('site')
  const { fault, type, checkNow } = useInvitationCheck(initial)
  return (
    <TextField
      label={t('join.code')}
      name="invite_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      defaultValue={initial}
      onChange={({ target }) => type(target.value.trim())}
      onBlur={checkNow}
      error={fault ?? error}
    />
  )
}
