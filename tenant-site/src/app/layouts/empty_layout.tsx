import { Outlet } from 'react-router-dom'
import { BackButton } from '#site/app/navigation/back_button.tsx'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { EntryWarning } from './entry_warning.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from '#site/app/navigation/language_menu.tsx'
import styles from './layout.module.css'
import { SignupPrompt } from './signup_prompt.tsx'

/** For pages with a single task, such as login and sign-up: no navigation. */
export function EmptyLayout() {
  return (
    <SignupPrompt>
      <div className={styles.layout}>
        <header className={styles.plainHeader}>
          <BackButton />
          <BrandLink />
          <LanguageMenu />
        </header>
        <EntryWarning />
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </SignupPrompt>
  )
}
