import { useTranslation } from 'react-i18next'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { SHORTEST_PASSWORD } from './shortest_password.ts'

/** Two fields: `password` and `again`. */
export function NewPasswordFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useTranslation(['identity', 'site'])
  const words = { showLabel: t('site:common.show_password'), hideLabel: t('site:common.hide_password') }
  return (
    <>
      <PasswordField
        label={t('password.new')}
        hint={t('sign_up.access.password_hint', { count: SHORTEST_PASSWORD })}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        {...words}
      />
      <PasswordField
        label={t('password.repeat_new')}
        name="again"
        autoComplete="new-password"
        required
        error={errors.again}
        {...words}
      />
    </>
  )
}
