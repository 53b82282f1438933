import { useTranslation } from 'react-i18next'
import { classes } from '#site/ui/classes.ts'
import styles from './drawn_note.module.css'

type DrawnNoteProps = {
  /** A paragraph where it is no figure's caption. */ as?: 'figcaption' | 'p'
  className?: string
}

/** Says under pictures of people that these are no members. */
export function DrawnNote({ as: Tag = 'figcaption', className }: DrawnNoteProps) {
  const { t } = useTranslation('site')
  return <Tag className={classes(styles.note, className)}>{t('person.drawn_portraits')}</Tag>
}
