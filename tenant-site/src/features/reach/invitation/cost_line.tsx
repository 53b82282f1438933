import { useTranslation } from 'react-i18next'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import styles from './cost_line.module.css'

/** What a message costs, and signing up for whoever may. */
export function CostLine() {
  const { t } = useTranslation('site')
  const price = useMessagePrice()
  const mayJoin = useMayJoin()
  return mayJoin || price ? (
    <p>
      {mayJoin && <span className={styles.sentence}>{t('common.sign_up_costs_nothing')}</span>}{' '}
      {price && <span className={styles.sentence}>{t('common.message_cost', { price })}</span>}
    </p>
  ) : null
}
