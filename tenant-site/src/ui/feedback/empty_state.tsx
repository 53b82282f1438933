import type { ReactNode } from 'react'
import type { Still } from '@manyhearts/theme-presets/art'
import { Illustration } from './illustration.tsx'
import styles from './empty_state.module.css'

type EmptyStateProps = {
  scene: Still
  title: string
  text?: ReactNode
  action?: ReactNode
  isPage?: boolean
}

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
