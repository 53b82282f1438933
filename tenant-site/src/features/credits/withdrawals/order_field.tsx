import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'

/** Orders that came to nothing have nothing to withdraw from. */
const ENDED: readonly string[] = ['failed', 'cancelled']

type OrderFieldProps = { chosen?: string; error?: string }

/** Members choose among their orders; anybody else writes the number. */
export function OrderField({ chosen, error }: OrderFieldProps) {
  const { t } = useTranslation('credits')
  const { api } = useVisit()
  const isMember = useUser() !== null
  const [search] = useSearchParams()
  const money = useMoney()
  const reader = useTimeReader()
  const { data } = useQuery({ ...call(api, 'orders.index'), enabled: isMember })
  const asked = chosen ?? search.get('order') ?? ''
  const own = (isMember ? (data?.orders ?? []) : []).filter(({ status }) => !ENDED.includes(status))
  // The link of another account's receipt stays what it is about.
  if (own.length === 0 || (asked !== '' && !own.some(({ number }) => number === asked)))
    return (
      <TextField
        label={t('receipt.number')}
        hint={t('withdraw.order_hint')}
        name="order_number"
        defaultValue={asked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        error={error}
      />
    )
  return (
    <SelectField
      label={t('receipt.number')}
      name="order_number"
      required
      defaultValue={asked || own[0]!.number}
      options={own.map(({ number, amount_minor, currency, created_at }) => ({
        value: number,
        label: `${number} · ${formatTime(created_at, 'date', reader)} · ${money(amount_minor, currency)}`,
      }))}
      error={error}
    />
  )
}
