import { useTranslation } from 'react-i18next'
import '#site/ui/base.css'

/** Shown when the error page itself fails, so nothing here may fail (specification §8). */
export function BrokenErrorPage() {
  const { t } = useTranslation('site')
  return (
    <main id="main">
      <title>{t('error.title')}</title>
      <h1>{t('error.broken')}</h1>
      <p>
        <a href="/">{t('error.home')}</a>
      </p>
    </main>
  )
}
