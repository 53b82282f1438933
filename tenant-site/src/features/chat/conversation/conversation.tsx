import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportSubject } from '#site/lib/reports/report_subject.ts'
import { rememberWayBack } from '#site/lib/pages/way_back.ts'
import { Composer } from '#site/features/chat/composer/composer.tsx'
import { ConversationBar } from './conversation_bar.tsx'
import { MessageLog } from './message_log.tsx'
import type { Outgoing, ConversationState } from '#site/features/chat/state/shapes.ts'
import { useDraft } from '#site/features/chat/composer/use_draft.ts'
import { useMarkRead } from './use_mark_read.ts'
import { useSendMessage } from '#site/features/chat/composer/use_send_message.ts'
import styles from './conversation.module.css'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { fetchNews } from '#site/features/chat/state/fetch_news.ts'
import { useTellTyping } from '#site/features/chat/typing/use_tell_typing.ts'

const DisclosureSheet = lazy(() => import('#site/features/chat/disclosure/disclosure_sheet.tsx'))
const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

/** Use the partner's id as its key. */
export function Conversation({ talk }: { talk: ConversationState }) {
  const { id, profile, messages, composer } = talk
  const [draft, setDraft] = useDraft(profile.id)
  const [unread] = useState(() => messages.find(({ mine, read }) => !mine && !read)?.seq)
  const [waiting, setWaiting] = useState<Outgoing | null>(null)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const { outgoing, send, drop } = useSendMessage(profile, { messages, onConsentRequired: setWaiting })
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
    setDraft(text)
    if (text.trim() !== '') tellTyping()
  }

  function report(kind: ReportSubject['kind'], subject: string) {
    setReported({ kind, id: subject, name: profile.name })
  }

  function go(message: Outgoing) {
    send(message)
    if (draft.trim() === message.body) setDraft('')
  }

  return (
    <section className={styles.conversation}>
      <ConversationBar talk={talk} onReport={() => report('profile', profile.id)} />
      <MessageLog
        talk={talk}
        unreadFrom={unread}
        outgoing={outgoing.filter(({ key }) => !messages.some(({ client_id }) => client_id === key))}
        onRetry={offer}
        onRemove={drop}
        onReport={(message) => report('message', message.id)}
      />
      <Composer talk={talk} draft={draft} onDraft={type} onSend={offer} />
      <Suspense>
        {waiting && (
          <DisclosureSheet
            talk={talk}
            onAccept={() => {
              setWaiting(null)
              go(waiting)
            }}
            onClose={() => setWaiting(null)}
          />
        )}
        {reported && <ReportSheet subject={reported} onClose={() => setReported(null)} />}
      </Suspense>
    </section>
  )
}

/** Fetches what the polled list knows of and the open conversation doesn't. */
function useFollowChats({ id, messages }: ConversationState) {
  const visit = useVisit()
  const { data } = useQuery({ ...call(visit.api, 'chats.index'), enabled: id !== null })
  const listed = data?.chats.find(({ conversation }) => conversation.id === id)?.conversation.last_seq ?? 0
  const shown = messages.at(-1)?.seq ?? 0

  useEffect(() => {
    // What can't be fetched comes with the next poll.
    if (id !== null && listed > shown) fetchNews(visit, id, listed).catch(() => {})
  }, [visit, id, listed, shown])
}
