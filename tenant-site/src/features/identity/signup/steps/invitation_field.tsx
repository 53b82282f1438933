import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { useInvitationCheck } from './use_invitation_check.ts'
import type { SignupPart } from './signup_part.ts'

/** Prefilled from an invitation link. */
export function InvitationField({ draft, errors }: SignupPart) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  const { search } = useLocation()
  const initial = draft.invite_code ?? new URLSearchParams(search).get('invite_code') ?? ''
  const { fault, type, checkNow } = useInvitationCheck(initial)
  return (
    <FormSection title={t('sign_up.invitation.title')} text={t('sign_up.invitation.text', { site })}>
      <TextField
        label={t('sign_up.invitation.code')}
        name="invite_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={initial}
        onChange={({ target }) => type(target.value.trim())}
        onBlur={checkNow}
        error={fault ?? errors.invite_code}
      />
    </FormSection>
  )
}
