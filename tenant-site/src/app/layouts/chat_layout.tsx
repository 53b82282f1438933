import { Outlet, useMatch } from 'react-router-dom'
import { useUser } from '#site/lib/user/use_user.ts'
import { classes } from '#site/ui/classes.ts'
import { TopBar } from '#site/app/navigation/top_bar.tsx'
import { EntryWarning } from './entry_warning.tsx'
import styles from './layout.module.css'

/** The list of chats has the bar of every page; beside an open conversation there is only room for it on wide screens. */
export function ChatLayout() {
  const user = useUser()
  const isList = useMatch('/chats') !== null
  return (
    <>
      <EntryWarning />
      {user && (
        <div className={classes(styles.chatBar, !isList && styles.wideOnly)}>
          <TopBar user={user} />
        </div>
      )}
      <main id="main" className={styles.chat}>
        <Outlet />
      </main>
    </>
  )
}
