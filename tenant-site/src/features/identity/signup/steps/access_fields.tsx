import { useTranslation } from 'react-i18next'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { SHORTEST_PASSWORD } from '#site/features/identity/passwords/shortest_password.ts'
import type { SignupPart } from './signup_part.ts'

export function AccessFields({ draft, errors }: SignupPart) {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <FormSection title={t('sign_up.access.title')}>
      <TextField
        label={t('site:common.email')}
        hint={t('sign_up.access.email_hint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={draft.email}
        error={errors.email}
      />
      <PasswordField
        label={t('site:common.password')}
        hint={t('sign_up.access.password_hint', { count: SHORTEST_PASSWORD })}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        showLabel={t('site:common.show_password')}
        hideLabel={t('site:common.hide_password')}
      />
    </FormSection>
  )
}
