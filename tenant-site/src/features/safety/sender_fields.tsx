import { useTranslation } from 'react-i18next'
import { TextField } from '#site/ui/fields/text_field.tsx'

/** Optional when reporting a minor, so the browser must not require these fields. */
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
