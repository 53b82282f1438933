import { useTranslation } from 'react-i18next'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'

const KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const

type Asked = { kind: (typeof KINDS)[number]; words: string }

/** What is asked, logged in or not. */
export function PrivacyFields({ asked, errors }: { asked?: Asked; errors: Record<string, string> }) {
  const { t } = useTranslation('identity')
  return (
    <>
      <SelectField
        label={t('privacy_request.kind')}
        name="kind"
        defaultValue={asked?.kind}
        error={errors.kind}
        options={KINDS.map((value) => ({ value, label: t(`privacy_request.kinds.${value}`) }))}
      />
      <LongTextField
        label={t('privacy_request.words')}
        name="words"
        defaultValue={asked?.words}
        rows={3}
        maxLength={4000}
        error={errors.words}
      />
    </>
  )
}

/** As the API takes it. */
export function askedIn(typed: FormData): Asked {
  return { kind: String(typed.get('kind')) as Asked['kind'], words: String(typed.get('words') ?? '') }
}
