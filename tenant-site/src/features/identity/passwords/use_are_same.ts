import { useTranslation } from 'react-i18next'

/** The only rule checked in the browser: both passwords match (specification §5). */
export function useAreSame() {
  const { t } = useTranslation('identity')
  return (data: FormData): Record<string, string> =>
    data.get('password') === data.get('again') ? {} : { again: t('password.mismatch') }
}
