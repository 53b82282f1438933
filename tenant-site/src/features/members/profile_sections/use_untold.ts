import { useTranslation } from 'react-i18next'

type Choice = { value: string; label: string }

/** Adds to some choices that it stays untold. */
export function useUntold() {
  const { t } = useTranslation('members')
  return (choices: readonly Choice[]): Choice[] => [...choices, { value: '', label: t('own.untold') }]
}
