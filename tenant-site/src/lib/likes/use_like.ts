import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { patchCards } from '#site/lib/people/patch_cards.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type Outcomes = {
  onMatch: (profile: Card) => void
  onActivationRequired: () => void
}

/** Likes or unlikes optimistically, with rollback; quick presses are sent one after the other. */
export function useLike({ id }: Card, { onMatch, onActivationRequired }: Outcomes) {
  const { t } = useTranslation('site')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  // The API rejects POST requests without JSON.
  const call = { params: { profile_id: id }, body: {} }
  return useMutation({
    scope: { id: `like-${id}` },
    mutationFn: async (liked: boolean) => {
      if (liked) return (await api.likes.store(call)).profile
      await api.likes.destroy(call)
      return null
    },
    onMutate: (liked) => patchCards(queryClient, id, liked ? { liked } : { liked, matched: false }),
    onSuccess: (profile, liked) => {
      if (profile?.matched) {
        patchCards(queryClient, id, { matched: true })
        onMatch(profile)
      }
      // People just unliked stay on the screen, so that one press restores the like.
      void queryClient.invalidateQueries({ queryKey: ['likes.index'], refetchType: liked ? 'active' : 'none' })
    },
    onError: (error, liked) => {
      patchCards(queryClient, id, { liked: !liked })
      const { code, message } = refusal(error)
      if (code === 'activation_required') onActivationRequired()
      else toast({ text: message || t('load_failed.offline'), tone: 'danger' })
    },
  })
}
