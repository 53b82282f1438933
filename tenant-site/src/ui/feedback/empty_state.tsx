import type { ReactNode } from 'react'
import { Illustration, type IllustrationScene } from './illustration.tsx'
import styles from './empty_state.module.css'

type EmptyStateProps = {
  scene: IllustrationScene
  title: string
  /** One sentence. */
  text?: ReactNode
  /** One way on. */
  action?: ReactNode
  /** Where it is the page's only heading. */
  isPage?: boolean
}

/** Nothing here yet: a drawing, one sentence, one way on. */
export function EmptyState({ scene, title, text, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.state}>
      <Illustration scene={scene} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
