import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportSubject } from '#site/lib/reports/report_subject.ts'
import { rememberWayBack } from '#site/lib/pages/way_back.ts'
import { Composer } from '#site/features/chat/composer/composer.tsx'
import { ConversationBar } from './conversation_bar.tsx'
import { MessageLog } from './message_log.tsx'
import type { ConversationState, Message, Outgoing } from '#site/features/chat/state/shapes.ts'
import { useChosenPhoto } from '#site/features/chat/photos/use_chosen_photo.ts'
import { photoDrop } from '#site/features/chat/photos/photo_drop.ts'
import { openPhotos } from '#site/features/chat/state/open_photos.ts'
import { useGiving } from '#site/features/chat/gifts/use_giving.ts'
import { useDraft } from '#site/features/chat/composer/use_draft.ts'
import { useMarkRead } from './use_mark_read.ts'
import { useSendMessage } from '#site/features/chat/composer/use_send_message.ts'
import styles from './conversation.module.css'
import { useQuery } from '@tanstack/react-query'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { fetchNews } from '#site/features/chat/state/fetch_news.ts'
import { useTellTyping } from '#site/features/chat/typing/use_tell_typing.ts'

const GiftSheet = lazy(() => import('#site/features/chat/gifts/gift_sheet.tsx'))
const DisclosureSheet = lazy(() => import('#site/features/chat/disclosure/disclosure_sheet.tsx'))
const PhotoView = lazy(() => import('#site/features/chat/photos/photo_view.tsx'))
const IcebreakersSheet = lazy(() => import('#site/features/chat/icebreakers/icebreakers_sheet.tsx'))
const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

/** What refuses a message refuses a gift or a photo, too, and the composer says why; of these the sheet itself says it. */
const GIVABLE: (string | null)[] = [null, 'not_enough_credits', 'fictional_consent_required']

/** Use the partner's id as its key. */
export function Conversation({ talk }: { talk: ConversationState }) {
  const { id, profile, messages, held, composer } = talk
  const arrived = [...messages, ...held]
  const { draft, change, clear, settled, dropKept } = useDraft(talk)
  const [unread] = useState(() => messages.find(({ mine, read }) => !mine && !read)?.seq)
  const [waiting, setWaiting] = useState<Outgoing | null>(null)
  const [wantsIdeas, setWantsIdeas] = useState(false)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const [viewed, setViewed] = useState<Message | null>(null)
  const [isGiving, setGiving] = useGiving()
  const chosen = useChosenPhoto()
  const visit = useVisit()
  const { outgoing, send, drop } = useSendMessage(profile, {
    before: settled,
    messages: arrived,
    onConsentRequired: setWaiting,
    onSent: (sent) => sent.composer.draft !== null && dropKept(),
  })
  const isGivable = GIVABLE.includes(composer.refusal)
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
    if (message.photo?.covered && id !== null) openPhotos(visit, id)
    else setViewed(message)
  }

  return (
    <section className={styles.conversation} {...photoDrop(isGivable ? chosen.choose : null)}>
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
        {viewed && <PhotoView talk={talk} message={viewed} onClose={() => setViewed(null)} />}
        {reported && <ReportSheet subject={reported} onClose={() => setReported(null)} />}
      </Suspense>
    </section>
  )
}

/** Fetches what the polled list knows of and the open conversation doesn't. */
function useFollowChats({ id, messages }: ConversationState) {
  const visit = useVisit()
  const { data } = useQuery({ ...chatsQuery(visit.api), enabled: id !== null })
  const listed = data?.chats.find(({ conversation }) => conversation.id === id)?.conversation.last_seq ?? 0
  const shown = messages.at(-1)?.seq ?? 0

  useEffect(() => {
    // What can't be fetched comes with the next poll.
    if (id !== null && listed > shown) fetchNews(visit, id, listed).catch(() => {})
  }, [visit, id, listed, shown])
}
