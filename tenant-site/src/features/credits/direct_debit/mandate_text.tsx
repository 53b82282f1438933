import { useTranslation } from 'react-i18next'
import styles from './direct_debit.module.css'

type MandateTextProps = { creditor: string; creditorId: string }

/** What the debtor authorises, apart from any other terms (EPC016-06). */
export function MandateText({ creditor, creditorId }: MandateTextProps) {
  const { t } = useTranslation('credits')
  return (
    <div className={styles.mandate}>
      <h2 className={styles.title}>{t('direct_debit.paper.title')}</h2>
      <p>{t('direct_debit.mandate.authorise', { creditor })}</p>
      <p>{t('direct_debit.mandate.refund')}</p>
      <p>{t('direct_debit.mandate.notice')}</p>
      <p className={styles.creditor}>
        {t('direct_debit.creditor_id')}: {creditorId}
      </p>
    </div>
  )
}
