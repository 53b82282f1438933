import { Outlet } from 'react-router-dom'
import { EntryWarning } from './entry_warning.tsx'
import styles from './layout.module.css'

/** A bare page as high as the window: conversations bring their own bars. */
export function ChatLayout() {
  return (
    <>
      <EntryWarning />
      <main id="main" className={styles.chat}>
        <Outlet />
      </main>
    </>
  )
}
