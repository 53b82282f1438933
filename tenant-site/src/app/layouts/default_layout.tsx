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

export function DefaultLayout() {
  const user = useUser()
  return (
    <SignupPrompt>
      <div className={classes(styles.layout, user && styles.withTabs)}>
        {user ? <TopBar user={user} /> : <VisitorBar />}
        <EntryWarning isEverywhere />
        <Banners />
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
        <Footer>
          <Disclaimer />
        </Footer>
        {user && <TabBar user={user} />}
      </div>
    </SignupPrompt>
  )
}
