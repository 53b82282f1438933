import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The way to everything that was bought and spent. */
export function StatementLink() {
  const { t } = useTranslation('credits')
  return (
    <p>
      <Link to="/transactions">{t('statement.link')}</Link>
    </p>
  )
}
