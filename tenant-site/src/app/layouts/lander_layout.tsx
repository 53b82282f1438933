import { Outlet } from 'react-router-dom'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { EntryWarning } from './entry_warning.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from '#site/app/navigation/language_menu.tsx'
import styles from './layout.module.css'

export function LanderLayout() {
  return (
    <div className={styles.layout}>
      <EntryWarning />
      <header className={styles.plainHeader}>
        <BrandLink />
        <LanguageMenu />
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Footer>
        <Disclaimer />
      </Footer>
    </div>
  )
}
