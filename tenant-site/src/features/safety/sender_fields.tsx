import { useTranslation } from 'react-i18next'
import { TextField } from '#site/ui/fields/text_field.tsx'

/** Who complains without an account. Whoever reports that somebody is under 18 may leave it out, so the browser asks for nothing here. */
export function SenderFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useTranslation('safety')
  return (
    <>
      <TextField
        label={t('complaints.name')}
        hint={t('complaints.name_hint')}
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <TextField
        label={t('complaints.email')}
        hint={t('complaints.email_hint')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
      />
    </>
  )
}
