import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { presetsOf } from './amounts.ts'
import type { Period } from './use_guard.ts'

const OWN = 'own'

type LimitFieldProps = { period: Period['period']; present: number | null; currency: string; error?: string }

/** No limit, one of some amounts, or one's own; the form's data names them `<period>` and `<period>_own`. */
export function LimitField({ period, present, currency, error }: LimitFieldProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const [chosen, setChosen] = useState(present === null ? '' : String(present))
  const amounts = new Set([...presetsOf(period, currency), ...(present === null ? [] : [present])])
  const options = [...amounts].sort((one, other) => one - other)
  return (
    <>
      <SelectField
        label={t(`limits.period.${period}`)}
        name={period}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        empty={t('limits.no_limit')}
        options={[
          ...options.map((minor) => ({ value: String(minor), label: money(minor, currency) })),
          { value: OWN, label: t('limits.own') },
        ]}
      />
      {chosen === OWN && (
        <TextField
          label={t('limits.amount', { currency })}
          name={`${period}_own`}
          inputMode="decimal"
          autoComplete="off"
          error={error}
        />
      )}
    </>
  )
}
