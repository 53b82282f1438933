import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import { LimitsForm } from './limits_form.tsx'
import { LooserNotice } from './looser_notice.tsx'
import { PauseForm } from './pause_form.tsx'
import { PauseNotice } from './pause_notice.tsx'
import { PeriodUse } from './period_use.tsx'
import { type Guard, useGuard } from './use_guard.ts'
import styles from './limits_panel.module.css'

/** The limits and the pause that members set themselves, at `LIMITS_ADDRESS`. */
export function LimitsPanel() {
  const { t } = useTranslation(['credits', 'site'])
  const { data, isError, isFetching, refetch } = useGuard()
  return (
    <div id="limits" className={styles.place}>
      <Panel title={t('limits.title')} text={t('limits.lead')}>
        {data && <Limits guard={data.spending_guard} />}
        {!data && !isError && (
          <div aria-busy="true" aria-label={t('site:common.loading')} role="status">
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {!data && isError && <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
      </Panel>
    </div>
  )
}

function Limits({ guard }: { guard: Guard }) {
  const { t } = useTranslation('credits')
  const [isChanging, setChanging] = useState(false)
  const { currency, buyers_currency, periods, looser } = guard
  const limited = periods.filter(({ limit_minor }) => limit_minor !== null)
  const isOtherCurrency = limited.length > 0 && currency !== buyers_currency
  return (
    <>
      <PauseNotice guard={guard} />
      {looser && <LooserNotice guard={guard} looser={looser} />}
      {isOtherCurrency && <Notice tone="warning">{t('limits.other_currency', { currency, buyers_currency })}</Notice>}
      {limited.map((period) => (
        <PeriodUse key={period.period} use={period} currency={currency} />
      ))}
      {limited.length === 0 && <p className={styles.quiet}>{t('limits.none')}</p>}
      {isChanging ? (
        <LimitsForm guard={guard} onDone={() => setChanging(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t(limited.length > 0 ? 'limits.change' : 'limits.set')}
          </Button>
        </div>
      )}
      <PauseForm guard={guard} />
    </>
  )
}
