import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useUser } from '#site/lib/user/use_user.ts'
import { classes } from '#site/ui/classes.ts'
import { Banners } from '#site/app/banners/banners.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { EntryWarning } from './entry_warning.tsx'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { SignupPrompt } from './signup_prompt.tsx'
import { TabBar } from '#site/lib/navigation/tab_bar.tsx'
import { TopBar } from '#site/app/navigation/top_bar.tsx'
import { VisitorBar } from '#site/app/navigation/visitor_bar.tsx'

/** Around the page of the route, unless given another. */
export function DefaultLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const user = useUser()
  return (
    <SignupPrompt>
      <div className={classes(styles.layout, user && styles.withTabs)}>
        <EntryWarning isEverywhere />
        {user ? <TopBar user={user} /> : <VisitorBar />}
        <Banners />
        <main id="main" className={styles.main}>
          {children}
        </main>
        <Footer>
          <Disclaimer />
        </Footer>
        {user && <TabBar user={user} />}
      </div>
    </SignupPrompt>
  )
}
