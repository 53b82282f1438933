import { Outlet } from 'react-router-dom'
import styles from './layout.module.css'

/** A bare page as high as the window: conversations bring their own bars. */
export function ChatLayout() {
  return (
    <main id="main" className={styles.chat}>
      <Outlet />
    </main>
  )
}
