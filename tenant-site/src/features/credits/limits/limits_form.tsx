import { useTranslation } from 'react-i18next'
import { useForm } from '#site/lib/forms/use_form.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { minorOf, presetsOf } from './amounts.ts'
import { LimitField } from './limit_field.tsx'
import { type Guard, useChangeGuard } from './use_guard.ts'
import styles from './limits_panel.module.css'

const PERIODS = ['day', 'week', 'month'] as const

/** Shows what is to become looser, where something is: saving again keeps it. */
export function LimitsForm({ guard, onDone }: { guard: Guard; onDone: () => void }) {
  const { t } = useTranslation(['credits', 'site'])
  const money = useMoney()
  const reader = useTimeReader()
  const toast = useToast()
  const { mutateAsync: change } = useChangeGuard()
  const { buyers_currency: currency, looser } = guard
  const { form, busy, errors, failure } = useForm(save, check)

  function check(data: FormData): Record<string, string> {
    const faults: Record<string, string> = {}
    for (const period of PERIODS)
      if (chosenIn(data, period) === undefined)
        faults[`${period}_own`] = t('limits.amount_invalid', {
          example: money(presetsOf(period, currency)[0]!, currency),
        })
    return faults
  }

  async function save(data: FormData) {
    const [day_minor, week_minor, month_minor] = PERIODS.map((period) => chosenIn(data, period))
    const { spending_guard: saved } = await change({ day_minor, week_minor, month_minor })
    const from = saved.looser?.from
    const text = from ? t('limits.saved_later', { time: formatTime(from, 'full', reader) }) : t('limits.saved')
    toast({ text, tone: 'success' })
    onDone()
  }

  function chosenIn(data: FormData, period: (typeof PERIODS)[number]): number | null | undefined {
    const value = String(data.get(period))
    if (value === '') return null
    return value === 'own' ? minorOf(String(data.get(`${period}_own`)), currency) : Number(value)
  }

  function presentOf(period: (typeof PERIODS)[number]): number | null {
    if (looser?.currency === currency) return looser[`${period}_minor`]
    if (guard.currency !== currency) return null
    return guard.periods.find((one) => one.period === period)!.limit_minor
  }

  return (
    <Form {...form}>
      <p className={styles.quiet}>{t('limits.rule')}</p>
      {PERIODS.map((period) => (
        <LimitField
          key={period}
          period={period}
          present={presentOf(period)}
          currency={currency}
          error={errors[`${period}_own`]}
        />
      ))}
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('site:common.not_now')}
        </Button>
      </div>
    </Form>
  )
}
