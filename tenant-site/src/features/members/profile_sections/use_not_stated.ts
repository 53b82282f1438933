import { useTranslation } from 'react-i18next'

type Choice = { value: string; label: string }

export function useNotStated() {
  const { t } = useTranslation('members')
  return (choices: readonly Choice[]): Choice[] => [...choices, { value: '', label: t('own.untold') }]
}
