import { Outlet, useLocation } from 'react-router-dom'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { EntryWarning } from './entry_warning.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from '#site/app/navigation/language_menu.tsx'
import styles from './layout.module.css'

/** Pages that are dark in every look, so the bar above them is too. */
const DARK = /^\/landers\/(alonetonight|video)(\/|$)/

export function LanderLayout() {
  const isDark = DARK.test(useLocation().pathname)
  return (
    <div className={styles.layout}>
      <EntryWarning />
      <div className={styles.over} data-mode={isDark ? 'dark' : undefined}>
        <header className={styles.plainHeader}>
          <BrandLink />
          <LanguageMenu />
        </header>
      </div>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Footer>
        <Disclaimer />
      </Footer>
    </div>
  )
}
