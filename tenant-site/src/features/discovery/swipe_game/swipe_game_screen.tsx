import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { Card, User } from '#site/lib/api/shapes.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { warm } from '#site/lib/api/warm.ts'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import { LikesLeft } from './likes_left.tsx'
import { SwipeBoard } from './swipe_board.tsx'
import { SwipeEnded } from './swipe_ended.tsx'
import styles from './swipe_game_screen.module.css'
import { useSwipeGame } from './use_swipe_game.ts'

const MatchMoment = lazy(() => import('#site/lib/likes/match_moment.tsx'))
const ActivationDialog = lazy(() => import('#site/lib/activation/activation_dialog.tsx'))

export const load: Load = ({ api, queryClient }) => warm(queryClient, call(api, 'swipes.index'))

/** One card at a time, to like or pass (specification §5: four likes a day). */
export default function SwipeGameScreen() {
  const user = useUser()
  return user && <SwipeGame user={user} />
}

function SwipeGame({ user }: { user: User }) {
  const { t } = useTranslation(['discovery', 'site'])
  const isHydrated = useHydrated()
  const [match, setMatch] = useState<Card | null>(null)
  const [wanted, setWanted] = useState<Card | null>(null)
  const game = useSwipeGame({ onMatch: setMatch, onActivationRequired: setWanted })
  const { tally, cards, isFetching } = game

  function play(card: Card, choice: LikeOrPass) {
    if (choice === 'like' && mustActivate(user)) setWanted(card)
    else game.play(card, choice)
  }

  function goOn() {
    if (wanted) game.play(wanted, 'like')
    setWanted(null)
  }

  return (
    <PageBody>
      <PageHead title={t('swipe.title')} noindex />
      <div className={styles.head}>
        <h1>{t('swipe.title')}</h1>
        {tally && tally.likes_left > 0 && <LikesLeft left={tally.likes_left} perDay={tally.likes_per_day} />}
      </div>
      <noscript>
        <Notice tone="warning">{t('swipe.needs_script')}</Notice>
      </noscript>
      {!tally ? (
        <LoadFailed text="offline" onRetry={() => void game.refetch()} isRetrying={isFetching} />
      ) : tally.likes_left <= 0 ? (
        <SwipeEnded renewsAt={tally.renews_at} played={game.played} />
      ) : cards.length > 0 ? (
        <SwipeBoard cards={cards} isReady={isHydrated} onPlay={play} onUndo={game.undo} />
      ) : isFetching ? (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      ) : (
        <SwipeEnded played={game.played} />
      )}
      <Suspense>
        {match && <MatchMoment card={match} user={user} onClose={() => setMatch(null)} />}
        {wanted && <ActivationDialog user={user} onDone={goOn} onClose={() => setWanted(null)} />}
      </Suspense>
    </PageBody>
  )
}
