import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './swipe_ended.module.css'
import { SuggestedMembers } from '#site/features/discovery/suggestions/suggested_members.tsx'

type SwipeEndedProps = {
  /** When likes renew; without it, no one is left to show. */
  renewsAt?: string
  played: ReadonlySet<string>
}

export function SwipeEnded({ renewsAt, played }: SwipeEndedProps) {
  const { t } = useTranslation('discovery')
  const reader = useTimeReader()
  return (
    <>
      <EmptyState
        scene={renewsAt ? 'heart' : 'people'}
        title={renewsAt ? t('swipe.used_up.title') : t('swipe.nobody.title')}
        text={
          renewsAt ? t('swipe.used_up.text', { time: formatTime(renewsAt, 'full', reader) }) : t('swipe.nobody.text')
        }
        action={
          <div className={styles.ways}>
            <ButtonLink to="/members">{t('likes.search')}</ButtonLink>
            {hasPage('/match-finder') && (
              <ButtonLink to="/match-finder" variant="secondary">
                {t('finder.title')}
              </ButtonLink>
            )}
          </div>
        }
      />
      <SuggestedMembers without={played} />
    </>
  )
}
