import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { InvitationCodeField } from '#site/lib/invitations/invitation_code_field.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import type { SignupPart } from './signup_part.ts'

/** Prefilled from an invitation link, or with the code the front page was given. */
export function InvitationField({ draft, errors }: SignupPart) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  const { search } = useLocation()
  const initial = draft.invite_code ?? new URLSearchParams(search).get('invite_code') ?? ''
  return (
    <FormSection title={t('sign_up.invitation.title')} text={t('sign_up.invitation.text', { site })}>
      <InvitationCodeField initial={initial} error={errors.invite_code} />
    </FormSection>
  )
}
