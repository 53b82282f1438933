import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function OtherWays() {
  const { t } = useTranslation('credits')
  return (
    <p>
      <Trans t={t} i18nKey="withdraw.other_ways" components={{ returns: <Link to="/return-policy" /> }} />
    </p>
  )
}
