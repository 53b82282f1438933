import { Outlet } from 'react-router-dom'
import { BrandLink } from './brand_link.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from './language_menu.tsx'
import styles from './layout.module.css'

/** One thing to do, and nothing that leads away from it: logging in, signing up. */
export function EmptyLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.plainHeader}>
        <BrandLink />
        <LanguageMenu />
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
