import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSettings } from '#site/lib/brand/use_settings.ts'

/** Where visitors may look around. */
export function BrowseLink() {
  const { t } = useTranslation('reach')
  return useSettings().visitor_may_search ? (
    <p>
      <Link to="/members">{t('index.steps.look')}</Link>
    </p>
  ) : null
}
