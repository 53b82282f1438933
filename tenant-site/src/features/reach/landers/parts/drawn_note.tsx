import { useTranslation } from 'react-i18next'
import { classes } from '#site/ui/classes.ts'
import styles from './drawn_note.module.css'

/** Says that the people above are drawn, and no members. */
export function DrawnNote({ isLight = false }: { isLight?: boolean }) {
  const { t } = useTranslation('site')
  return <p className={classes(styles.note, isLight && styles.light)}>{t('person.drawn_portraits')}</p>
}
