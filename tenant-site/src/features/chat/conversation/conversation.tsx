import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSubject } from '#site/lib/reports/report_subject.ts'
import { useFileZone } from '#site/lib/browser/use_file_zone.ts'
import { rememberWayBack } from '#site/lib/pages/way_back.ts'
import { Composer } from '#site/features/chat/composer/composer.tsx'
import { ConversationBar } from './conversation_bar.tsx'
import { MessageLog } from './message_log.tsx'
import type { ConversationState, Message, Outgoing } from '#site/features/chat/state/shapes.ts'
import { useChosenPhoto } from '#site/features/chat/photos/use_chosen_photo.ts'
import { useOpenedPhotos } from '#site/features/chat/photos/use_opened_photos.ts'
import { useGiving } from '#site/features/chat/gifts/use_giving.ts'
import { useDraft } from '#site/features/chat/composer/use_draft.ts'
import { useFollowChats } from './use_follow_chats.ts'
import { useMarkRead } from './use_mark_read.ts'
import { useSendMessage } from '#site/features/chat/composer/use_send_message.ts'
import styles from './conversation.module.css'
import { useTellTyping } from '#site/features/chat/typing/use_tell_typing.ts'

const GiftSheet = lazy(() => import('#site/features/chat/gifts/gift_sheet.tsx'))
const DisclosureSheet = lazy(() => import('#site/features/chat/disclosure/disclosure_sheet.tsx'))
const PhotoView = lazy(() => import('#site/features/chat/photos/photo_view.tsx'))
const IcebreakersSheet = lazy(() => import('#site/features/chat/icebreakers/icebreakers_sheet.tsx'))
const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

/** What refuses a message refuses a gift or a photo, too, and the composer says why; of these the sheet itself says it. */
const GIVABLE: (string | null)[] = [null, 'not_enough_credits', 'fictional_consent_required']

/** Use the partner's id as its key. */
export function Conversation({ talk: told }: { talk: ConversationState }) {
  const { t } = useTranslation('chat')
  const { talk, openPhotos } = useOpenedPhotos(told)
  const { id, profile, messages, held, composer } = talk
  const arrived = [...messages, ...held]
  const { draft, change, clear, settled, dropKept } = useDraft(talk)
  const [unread] = useState(() => messages.find(({ mine, read }) => !mine && !read)?.seq)
  const [waiting, setWaiting] = useState<Outgoing | null>(null)
  const [wantsIdeas, setWantsIdeas] = useState(false)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const [viewed, setViewed] = useState<Message | null>(null)
  const isTakenOut = messages.some((message) => message.id === viewed?.id && message.taken_out)
  const [isGiving, setGiving] = useGiving()
  const chosen = useChosenPhoto(talk)
  const { outgoing, send, drop } = useSendMessage(profile, {
    before: settled,
    messages: arrived,
    onConsentRequired: setWaiting,
    onSent: (sent) => sent.composer.draft !== null && dropKept(),
  })
  const isGivable = GIVABLE.includes(composer.refusal)
  const { isOver, zone } = useFileZone(isGivable ? ([file]) => void chosen.choose(file!) : null)
  // After a reload, the server still holds what waits to be sent.
  const isOutgoing = outgoing.some(({ body }) => body === draft.trim())
  const tellTyping = useTellTyping(talk)
  useMarkRead(talk)
  useFollowChats(talk)

  useEffect(() => {
    rememberWayBack(id === null ? `/members/${profile.id}/chat` : `/chats/${id}`)
  }, [id, profile.id])

  /** A fictional profile's disclosure must be accepted first; until then the draft stays. */
  function offer(message: Outgoing) {
    if (composer.refusal === 'fictional_consent_required') setWaiting(message)
    else go(message)
  }

  function type(text: string) {
    change(text)
    if (text.trim() !== '') tellTyping()
  }

  function report(kind: ReportSubject['kind'], subject: string) {
    setReported({ kind, id: subject, name: profile.name })
  }

  function go(message: Outgoing) {
    send(message)
    if (!message.gift && draft.trim() === message.body) clear()
    if (message.photo && message.photo.id === chosen.photo?.sent?.id) chosen.handOver()
  }

  function press(message: Message) {
    if (message.photo?.covered) openPhotos()
    else setViewed(message)
  }

  return (
    <section className={styles.conversation} {...zone}>
      <ConversationBar talk={talk} onReport={() => report('profile', profile.id)} />
      <MessageLog
        talk={talk}
        unreadFrom={unread}
        outgoing={outgoing.filter(({ key }) => !arrived.some(({ client_id }) => client_id === key))}
        onRetry={offer}
        onRemove={drop}
        onReport={(message) => report('message', message.id)}
        onPhoto={press}
        onIdeas={() => setWantsIdeas(true)}
      />
      <Composer
        talk={talk}
        draft={isOutgoing ? '' : draft}
        onDraft={type}
        onSend={offer}
        onGift={() => setGiving(true)}
        chosen={chosen}
      />
      <Suspense>
        {isGiving && isGivable && (
          <GiftSheet
            talk={talk}
            onGive={(gift) => {
              setGiving(false)
              offer(gift)
            }}
            onClose={() => setGiving(false)}
          />
        )}
        {waiting && (
          <DisclosureSheet
            talk={talk}
            gift={waiting.gift}
            photo={waiting.photo}
            onAccept={() => {
              setWaiting(null)
              go(waiting)
            }}
            onClose={() => setWaiting(null)}
          />
        )}
        {wantsIdeas && (
          <IcebreakersSheet
            profile={profile}
            onChoose={(text) => {
              setWantsIdeas(false)
              change(text)
            }}
            onClose={() => setWantsIdeas(false)}
          />
        )}
        {viewed && !isTakenOut && <PhotoView talk={talk} message={viewed} onClose={() => setViewed(null)} />}
        {reported && <ReportSheet subject={reported} onClose={() => setReported(null)} />}
      </Suspense>
      {isOver && <p className={styles.veil}>{t('photo.drop_now')}</p>}
    </section>
  )
}
