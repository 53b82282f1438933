import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '#site/lib/call.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { useVisit } from '#site/lib/visit.ts'
import { hasPage } from '../has_page.ts'
import styles from './footer.module.css'

const LINKS = [
  ['/terms', 'footer.terms'],
  ['/privacy', 'footer.privacy'],
  ['/cookies', 'footer.cookies'],
  ['/ban', 'footer.ban'],
  ['/pricing', 'footer.pricing'],
  ['/complaints', 'footer.complaints'],
  ['/return-policy', 'footer.return_policy'],
  ['/faq', 'footer.faq'],
  ['/service', 'footer.support'],
] as const

/** Who runs the site, and its small print (specification §2). */
export function Footer() {
  const { t, i18n } = useTranslation('site')
  const { api } = useVisit()
  const { name, support_email } = useSettings()
  const { data: company } = useQuery(call(api, 'company.show'))
  const links = LINKS.filter(([path]) => hasPage(path))
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(([path, key]) => (
              <li key={path}>
                <Link to={path}>{t(key)}</Link>
              </li>
            ))}
          </ul>
        )}
        {company && (
          <address className={styles.company}>
            {t('footer.run_by', { name, company: company.name })}
            <br />
            {[company.address, company.city, countryName(company.country, i18n.language)].filter(Boolean).join(', ')}
            {support_email && (
              <>
                <br />
                <a href={`mailto:${support_email}`}>{support_email}</a>
              </>
            )}
          </address>
        )}
      </div>
    </footer>
  )
}

function countryName(country: string, language: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country)
}
