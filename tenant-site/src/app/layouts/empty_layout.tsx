import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { BackButton } from '#site/app/navigation/back_button.tsx'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { EntryWarning } from './entry_warning.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from '#site/app/navigation/language_menu.tsx'
import styles from './layout.module.css'
import { SignupPrompt } from './signup_prompt.tsx'

/** For pages with a single task, such as login and sign-up: no navigation. Around the page of the route, unless given another. */
export function EmptyLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <SignupPrompt>
      <div className={styles.layout}>
        <EntryWarning />
        <header className={styles.plainHeader}>
          <BackButton />
          <BrandLink />
          <LanguageMenu />
        </header>
        <main id="main" className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
    </SignupPrompt>
  )
}
