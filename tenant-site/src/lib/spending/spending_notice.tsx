import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ContactLink } from './contact_link.tsx'
import { LIMITS_ADDRESS } from './limits_address.ts'
import type { SpendingRefusal } from './spending_refusals.ts'

/** The figures of `GET /api/members/:id/composer` and of a refused order. */
type Figures = Readonly<Record<string, unknown>>

type SpendingNoticeProps = { code: SpendingRefusal; figures: Figures; isLive?: boolean }

/** Says which of a member's own limits stands in the way and until when, or that a bank's claim is open. */
export function SpendingNotice({ code, figures, isLive }: SpendingNoticeProps) {
  const words = useWords()
  return (
    <Notice
      tone={code === 'spending_blocked' ? 'warning' : 'info'}
      isLive={isLive}
      action={code === 'spending_blocked' ? <ContactLink /> : <LimitsLink />}
    >
      {words(code, figures)}
    </Notice>
  )
}

function LimitsLink() {
  const { t } = useTranslation('site')
  return (
    <ButtonLink to={LIMITS_ADDRESS} variant="secondary">
      {t('spending.see_limits')}
    </ButtonLink>
  )
}

function useWords() {
  const { t } = useTranslation(['site', 'errors'])
  const money = useMoney()
  const reader = useTimeReader()
  const time = (at: unknown) => formatTime(String(at), 'full', reader)
  return (code: SpendingRefusal, figures: Figures): string => {
    switch (code) {
      case 'spending_limit_reached': {
        const { period, limit_minor, currency, from } = figures
        const name = period as 'day' | 'week' | 'month'
        const limit = money(Number(limit_minor), String(currency))
        const reached = t(`spending.limit_reached_${name}`, { limit })
        return from ? `${reached} ${t('spending.again', { from: time(from) })}` : reached
      }
      case 'spending_paused':
        return t('spending.paused', { until: time(figures.until) })
      case 'spending_limit_currency':
        return t('spending.other_currency', figures)
      case 'spending_blocked':
        return t('spending.blocked')
    }
  }
}
