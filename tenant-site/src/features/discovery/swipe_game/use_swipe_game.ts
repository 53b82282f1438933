import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import { call } from '#site/lib/api/call.ts'
import { patchCards } from '#site/lib/people/patch_cards.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'

/** Fetches more cards when this many are left. */
const FEW = 4

export type SwipeChoice = LikeOrPass | 'undo'
type Play = { card: Card; choice: SwipeChoice }

type Outcomes = {
  /** The other member had liked first. */
  onMatch: (card: Card) => void
  onActivationRequired: (card: Card) => void
}

/** A played card leaves at once and returns if the API refuses. */
export function useSwipeGame({ onMatch, onActivationRequired }: Outcomes) {
  const { t } = useTranslation('site')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const deck = call(api, 'swipes.index')
  const { data, isFetching, refetch } = useQuery(deck)
  const [played, setPlayed] = useState<ReadonlySet<string>>(new Set())
  // Current value for late responses, which may come after an undo.
  const playedByNow = useRef(played)
  const [lastPass, setLastPass] = useState<Card | null>(null)
  const cards = data?.results.filter(({ id }) => !played.has(id)) ?? []

  type Deck = NonNullable<typeof data>
  const change = (how: (known: Deck) => Partial<Deck>) =>
    queryClient.setQueryData(deck.queryKey, (known) => known && { ...known, ...how(known) })
  const without = (results: Deck['results'], { id }: Card) => results.filter((one) => one.id !== id)

  function hide({ id }: Card, isHidden: boolean) {
    const others = [...playedByNow.current].filter((one) => one !== id)
    playedByNow.current = new Set(isHidden ? [...others, id] : others)
    setPlayed(playedByNow.current)
  }

  const { mutate } = useMutation({
    scope: { id: 'swipe' },
    mutationFn: ({ card, choice }: Play) => api.swipes.store({ body: { profile_id: card.id, choice } }),
    onMutate: ({ card, choice }) => {
      hide(card, choice !== 'undo')
      setLastPass(choice === 'pass' ? card : null)
      if (choice === 'undo') change(({ results }) => ({ results: [card, ...without(results, card)] }))
      if (choice === 'like') change(({ likes_left }) => ({ likes_left: likes_left - 1 }))
    },
    onSuccess: ({ matched, profile, likes_left, renews_at }, { card, choice }) => {
      change(({ results }) => ({
        likes_left,
        renews_at,
        results: playedByNow.current.has(card.id) ? without(results, card) : results,
      }))
      if (choice !== 'like') return
      patchCards(queryClient, card.id, { liked: true, matched })
      void queryClient.invalidateQueries({ queryKey: ['likes.index'] })
      if (matched) onMatch(profile)
    },
    onError: (error, { card, choice }) => {
      hide(card, choice === 'undo')
      if (choice === 'like') change(({ likes_left }) => ({ likes_left: likes_left + 1 }))
      const { code, message } = refusal(error)
      if (code === 'activation_required') onActivationRequired(card)
      // Used up elsewhere or deleted: refetch the current state.
      else if (code === 'swipe_limit' || code === 'not_found') void refetch()
      else toast({ text: message || t('load_failed.offline'), tone: 'danger' })
    },
  })

  const isRunningOut = data !== undefined && cards.length <= FEW && played.size > 0
  useEffect(() => {
    if (isRunningOut) void refetch()
  }, [isRunningOut, refetch])

  return {
    tally: data,
    cards,
    played,
    isFetching,
    refetch,
    play: (card: Card, choice: LikeOrPass) => mutate({ card, choice }),
    /** Undoes the last pass, unless something was played since. */
    undo: lastPass ? () => mutate({ card: lastPass, choice: 'undo' }) : undefined,
  }
}
