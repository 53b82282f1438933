import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportSubject } from '#site/lib/report_subject.ts'
import { rememberWayBack } from '#site/lib/way_back.ts'
import { Composer } from './composer.tsx'
import { ConversationBar } from './conversation_bar.tsx'
import { MessageLog } from './message_log.tsx'
import type { Outgoing, Talk } from './shapes.ts'
import { useDraft } from './use_draft.ts'
import { useFollowChats } from './use_follow_chats.ts'
import { useMarkRead } from './use_mark_read.ts'
import { useSendMessage } from './use_send_message.ts'
import styles from './conversation.module.css'

const DisclosureSheet = lazy(() => import('./disclosure_sheet.tsx'))
const ReportSheet = lazy(() => import('#site/lib/report_sheet.tsx'))

/** One conversation: with whom, what was said, and the field to go on. Give it the partner's id as its key. */
export function Conversation({ talk }: { talk: Talk }) {
  const { id, profile, messages, composer } = talk
  const [draft, setDraft] = useDraft(profile.id)
  const [unread] = useState(() => messages.find(({ mine, read }) => !mine && !read)?.seq)
  const [waiting, setWaiting] = useState<Outgoing | null>(null)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const { outgoing, send, drop } = useSendMessage(profile, { onConsentRequired: setWaiting })
  useMarkRead(talk)
  useFollowChats(talk)

  useEffect(() => {
    rememberWayBack(id === null ? `/members/${profile.id}/chat` : `/chats/${id}`)
  }, [id, profile.id])

  /** Nothing goes to a fictional profile before its disclosure was read; until then the draft stays. */
  function offer(message: Outgoing) {
    if (composer.refusal === 'fictional_consent_required') setWaiting(message)
    else go(message)
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
      <Composer talk={talk} draft={draft} onDraft={setDraft} onSend={offer} />
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
