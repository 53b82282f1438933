import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import styles from './post.module.css'

type PostProps = {
  title: string
  text: string
  /** Beside another one, where there is room. */
  isNarrow?: boolean
  /** What is seen of it first. */
  children?: ReactNode
}

/** A post by the brand, and named so. */
export function Post({ title, text, isNarrow = false, children }: PostProps) {
  const { t } = useTranslation('landers')
  const { name: site } = useSettings()
  return (
    <li className={classes(styles.place, isNarrow && styles.narrow)}>
      <article className={styles.post}>
        {children}
        <div className={styles.words}>
          <p className={styles.from}>
            <span className={styles.initial} aria-hidden="true">
              {[...site][0]}
            </span>
            {t('network.from', { site })}
          </p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </article>
    </li>
  )
}
