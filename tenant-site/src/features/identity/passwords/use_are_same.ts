import { useTranslation } from 'react-i18next'

/** The one rule of a form that the API can't know: a password typed twice is the same (specification §5). */
export function useAreSame() {
  const { t } = useTranslation('identity')
  return (data: FormData): Record<string, string> =>
    data.get('password') === data.get('again') ? {} : { again: t('password.differ') }
}
