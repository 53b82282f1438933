import { Outlet } from 'react-router-dom'
import { EntryWarning } from './entry_warning.tsx'
import styles from './layout.module.css'

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
