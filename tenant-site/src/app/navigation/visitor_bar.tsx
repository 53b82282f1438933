import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { BackButton } from './back_button.tsx'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { LanguageMenu } from './language_menu.tsx'
import styles from './top_bar.module.css'

export function VisitorBar() {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const mayJoin = useMayJoin()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <BackButton />
        <BrandLink />
        <span className={styles.gap} />
        <LanguageMenu />
        {pathname !== '/login' && (
          <span className={styles.logIn}>
            <ButtonLink to="/login" variant="quiet">
              {t('common.log_in')}
            </ButtonLink>
          </span>
        )}
        {mayJoin && (
          <span className={styles.wideOnly}>
            <ButtonLink to="/signup">{t('common.sign_up')}</ButtonLink>
          </span>
        )}
      </div>
    </header>
  )
}
