import { useTranslation } from 'react-i18next'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { classes } from '#site/ui/classes.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { BrowseLink } from './browse_link.tsx'
import styles from './ways_in.module.css'

/** What this visitor can do next. */
export function WaysIn({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const signups = useSignups()
  const mayJoin = useMayJoin()
  return (
    <>
      <JoinNote />
      <div className={classes(styles.actions, className)}>
        {mayJoin && (
          <ButtonLink to="/signup" size="large">
            {signups === 'by_invitation' ? t('join.enter_code') : t('common.sign_up_free')}
          </ButtonLink>
        )}
        {/* Where nobody can join, it is the one thing to do. */}
        <ButtonLink to="/login" size="large" variant={mayJoin ? 'outline' : 'primary'}>
          {t('common.log_in')}
        </ButtonLink>
        <BrowseLink />
      </div>
    </>
  )
}
