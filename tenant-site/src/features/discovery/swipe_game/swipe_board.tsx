import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heart, RotateCcw, UserRound, X } from 'lucide-react'
import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useKeys } from '#site/lib/browser/use_keys.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import styles from './swipe_board.module.css'
import { SwipeCard } from './swipe_card.tsx'

const SEEN = 3

type SwipeBoardProps = {
  cards: readonly Card[]
  /** False until hydrated. */
  isReady: boolean
  onPlay: (card: Card, choice: LikeOrPass) => void
  onUndo?: () => void
}

export function SwipeBoard({ cards, isReady, onPlay, onUndo }: SwipeBoardProps) {
  const { t } = useTranslation('discovery')
  const [leaving, setLeaving] = useState<{ card: Card; choice: LikeOrPass }[]>([])
  const top = cards[0]!
  const left = (id: string) => setLeaving((now) => now.filter(({ card }) => card.id !== id))

  function play(choice: LikeOrPass) {
    setLeaving((now) => [...now.filter(({ card }) => card.id !== top.id), { card: top, choice }])
    onPlay(top, choice)
  }

  useKeys({ ArrowRight: () => play('like'), ArrowLeft: () => play('pass'), Backspace: () => onUndo?.() })

  // A card restored by undo is on the stack again.
  const gone = leaving.filter(({ card }) => !cards.some(({ id }) => id === card.id))
  return (
    <div className={styles.board}>
      <div className={styles.stack}>
        {gone.map(({ card, choice }) => (
          <SwipeCard key={card.id} card={card} place={0} leaving={choice} onPlay={play} onLeft={() => left(card.id)} />
        ))}
        {cards.slice(0, SEEN).map((card, place) => (
          <SwipeCard key={card.id} card={card} place={place} onPlay={play} onLeft={() => left(card.id)} />
        ))}
      </div>
      <p aria-live="polite">
        <HiddenText>{nameAndAge(top)}</HiddenText>
      </p>
      <div className={styles.ways}>
        <Button
          variant="outline"
          round
          disabled={!isReady || !onUndo}
          onClick={onUndo}
          aria-label={t('swipe.undo_last_pass')}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
        <span className={styles.large}>
          <Button
            variant="outline"
            round
            disabled={!isReady}
            onClick={() => play('pass')}
            aria-label={t('swipe.pass', { name: top.name })}
          >
            <X aria-hidden="true" />
          </Button>
        </span>
        <span className={styles.large}>
          <Button
            round
            disabled={!isReady}
            onClick={() => play('like')}
            aria-label={t('like.label', { name: top.name })}
          >
            <Heart aria-hidden="true" />
          </Button>
        </span>
        <ButtonLink
          variant="outline"
          round
          to={`/members/${top.id}`}
          rel="nofollow"
          aria-label={t('match.view_profile', { name: top.name })}
        >
          <UserRound aria-hidden="true" />
        </ButtonLink>
      </div>
      <p className={styles.keys}>{t('swipe.keyboard_hint')}</p>
    </div>
  )
}
