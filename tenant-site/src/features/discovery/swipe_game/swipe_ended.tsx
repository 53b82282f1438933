import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { useMomentReader } from '#site/lib/writing/use_moment_reader.ts'
import { writeMoment } from '#site/lib/writing/write_moment.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './swipe_ended.module.css'
import { SuggestedMembers } from '#site/features/discovery/suggestions/suggested_members.tsx'

type SwipeEndedProps = {
  /** When there are likes again; without it there is nobody left to show. */
  renewsAt?: string
}

/** The game is over for now: the likes of today are given, or everybody was seen. There is more to do meanwhile. */
export function SwipeEnded({ renewsAt }: SwipeEndedProps) {
  const { t } = useTranslation('discovery')
  const reader = useMomentReader()
  return (
    <>
      <EmptyState
        scene={renewsAt ? 'heart' : 'people'}
        title={renewsAt ? t('swipe.used_up.title') : t('swipe.nobody.title')}
        text={
          renewsAt ? t('swipe.used_up.text', { time: writeMoment(renewsAt, 'full', reader) }) : t('swipe.nobody.text')
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
      <SuggestedMembers />
    </>
  )
}
