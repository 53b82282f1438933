import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { personOf } from '#site/lib/people/person_of.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import { GiftPrice } from '#site/features/chat/gifts/gift_price.tsx'
import { PhotoPrice } from '#site/features/chat/photos/photo_price.tsx'
import type { ConversationState, GivenGift, SentPhoto } from '#site/features/chat/state/shapes.ts'
import styles from './disclosure_sheet.module.css'

type DisclosureSheetProps = {
  talk: ConversationState
  /** What waits for the answer, unless it is a message. */
  gift?: GivenGift
  photo?: SentPhoto
  onAccept: () => void
  onClose: () => void
}

/** Shown before a member pays to write to a fictional profile; both answers are equally prominent. */
export default function DisclosureSheet({
  talk: { profile, composer },
  gift,
  photo,
  onAccept,
  onClose,
}: DisclosureSheetProps) {
  const { t } = useTranslation(['safety', 'site'])
  const { api, queryClient } = useVisit()
  const settings = useSettings()
  const range = usePriceRange()
  const { name, fictional } = profile
  const refresh = () =>
    Promise.all(
      ['chats.messages.index', 'members.show', 'members.composer.show'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] })
      )
    )
  const { mutate, isPending, error } = useMutation({
    mutationFn: (version: string) => api.fictionalConsents.store({ body: { profile_id: profile.id, version } }),
    onSuccess: onAccept,
    // The text may have changed since; this shows the new version.
    onSettled: refresh,
  })

  if (!fictional) return null
  const { cost_credits: count, bonus_credits: bonus } = composer
  const price = composer.price ? range(composer.price) : '–'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('disclosure.title', { name })}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('site:common.not_now')}
          </Button>
          <Button variant="secondary" wide busy={isPending} onClick={() => mutate(fictional.version)}>
            {t('disclosure.send_message')}
          </Button>
        </>
      }
    >
      <PersonLine person={personOf(profile, settings, 'thumb')} size="large" />
      <p className={styles.warning}>{fictional.warning}</p>
      <p>
        {gift && <GiftPrice gift={gift} />}
        {photo && <PhotoPrice photo={photo} />} <strong>{t('disclosure.price', { name, count, price })}</strong>{' '}
        {bonus > 0 && `${t('site:price.bonus_first', { bonus })} `}
        {t('disclosure.asked_again')}
      </p>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
    </Dialog>
  )
}
