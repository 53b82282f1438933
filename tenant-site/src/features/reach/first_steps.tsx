import { useTranslation } from 'react-i18next'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import styles from './first_steps.module.css'

/** How one becomes a member. */
const FIRST = { open: 'sign_up', by_invitation: 'invited', by_link: 'by_link' } as const

export function FirstSteps() {
  const { t } = useTranslation('reach')
  const signups = useSignups()
  if (signups === 'closed') return null
  const first = FIRST[signups]
  const steps = [
    { title: t(`index.steps.${first}`), text: t(`index.steps.${first}_text`) },
    { title: t('index.steps.look'), text: t('index.steps.look_text') },
    { title: t('index.steps.write'), text: t('index.steps.write_text') },
  ]
  return (
    <section className={styles.steps}>
      <h2>{t('index.steps.title')}</h2>
      <ol className={styles.list}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
