import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { personOf } from '#site/lib/people/person_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import type { ConversationState, Gift, Outgoing } from '#site/features/chat/state/shapes.ts'
import { GiftChoice } from './gift_choice.tsx'
import { GiftCost, useIsTooDear } from './gift_cost.tsx'
import styles from './gift_sheet.module.css'

type GiftSheetProps = { talk: ConversationState; onGive: (gift: Outgoing) => void; onClose: () => void }

/** Gifts to choose from, with their prices; what is chosen is sent like a message. */
export default function GiftSheet({ talk, onGive, onClose }: GiftSheetProps) {
  const { t } = useTranslation(['chat', 'site'])
  const { api } = useVisit()
  const settings = useSettings()
  const { data, isError, isFetching, refetch } = useQuery(call(api, 'gifts.index'))
  const [chosenId, setChosen] = useState<string>()
  const [words, setWords] = useState('')
  const form = useId()
  const { profile, composer } = talk
  const gifts = data?.gifts as Gift[] | undefined
  const chosen = gifts?.find(({ id }) => id === chosenId)
  const isTooDear = useIsTooDear(chosen)
  const body = words.trim()

  function give(event: FormEvent) {
    event.preventDefault()
    if (!chosen || isTooDear) return
    const { id, name, picture, credits } = chosen
    const at = new Date().toISOString()
    onGive({ key: crypto.randomUUID(), body, gift: { id, name, picture, credits }, at, isFailed: false })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('gift.title', { name: profile.name })}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('site:common.not_now')}
          </Button>
          <Button type="submit" form={form} wide disabled={!chosen || isTooDear}>
            {t('gift.send')}
          </Button>
        </>
      }
    >
      {profile.fictional && <PersonLine person={personOf(profile, settings, 'thumb')} />}
      {!gifts && isError && <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!gifts && !isError && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </div>
      )}
      {gifts?.length === 0 && <p>{t('gift.none')}</p>}
      {gifts && gifts.length > 0 && (
        <form id={form} className={styles.form} method="post" onSubmit={give}>
          <GiftChoice gifts={gifts} chosen={chosenId} onChoose={setChosen} />
          <TextField
            label={t('gift.words')}
            name="body"
            value={words}
            maxLength={composer.max_length}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
          <GiftCost gift={chosen} composer={composer} />
        </form>
      )}
    </Dialog>
  )
}
