import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { headingId } from '@manyhearts/locales/heading_id'
import { needsImprint } from '@manyhearts/locales/imprint'
import { call } from '#site/lib/api/call.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { hasPage } from '#site/lib/pages/has_page.ts'
import styles from './footer.module.css'

const LINKS = [
  ['/terms', 'footer.terms'],
  ['/privacy', 'footer.privacy'],
  ['/cookies', 'footer.cookies'],
  ['/ban', 'footer.ban'],
  ['/pricing', 'footer.pricing'],
  ['/complaints', 'footer.complaints'],
  ['/return-policy', 'footer.return_policy'],
  ['/withdraw', 'footer.withdraw'],
  ['/faq', 'footer.faq'],
  ['/service', 'footer.support'],
] as const

export function Footer({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('site')
  const { api } = useVisit()
  const { name, support_email, support_phone } = useSettings()
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
            {company && needsImprint(company.country) && hasPage('/service') && (
              <li>
                <Link to={`/service#${headingId(t('footer.imprint'))}`}>{t('footer.imprint')}</Link>
              </li>
            )}
          </ul>
        )}
        {company && (
          <address className={styles.company}>
            {t('footer.run_by', { name, company: company.name })}
            <br />
            {[company.address, company.city, countryName(company.country, i18n.language)].filter(Boolean).join(', ')}
            <span className={styles.contacts}>
              {support_phone && <a href={`tel:${support_phone}`}>{support_phone}</a>}
              {support_email && <a href={`mailto:${support_email}`}>{support_email}</a>}
            </span>
          </address>
        )}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </footer>
  )
}
