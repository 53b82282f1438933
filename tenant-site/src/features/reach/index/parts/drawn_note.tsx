import { useTranslation } from 'react-i18next'
import { classes } from '#site/ui/classes.ts'
import styles from './drawn_note.module.css'

/** Says under pictures of people that these are no members. */
export function DrawnNote({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  return <figcaption className={classes(styles.note, className)}>{t('person.drawn_portraits')}</figcaption>
}
