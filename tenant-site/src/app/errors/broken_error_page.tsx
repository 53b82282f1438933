import { useTranslation } from 'react-i18next'
import '#site/ui/base.css'

/** When even the error page fails (specification §8): nothing that could fail again. */
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
