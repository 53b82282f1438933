import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { redirect, useMatch, useNavigate, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { warmFirst } from '#site/lib/api/warm_first.ts'
import { ChatList } from './chat_list.tsx'
import { ChoosePane } from './choose_pane.tsx'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import { Conversation } from '#site/features/chat/conversation/conversation.tsx'
import { ConversationWaiting } from '#site/features/chat/conversation/conversation_waiting.tsx'
import { useConversation, type ConversationAddress } from '#site/features/chat/conversation/use_conversation.ts'
import type { ReactNode } from 'react'
import styles from './chat_panes.module.css'

const WITH_MEMBER = '/members/:id/chat'

/** All requests are awaited together, since an unhandled rejection would end the server. */
export async function load({ api, queryClient }: Visit, { params: { id }, url }: PageRequest) {
  const list = warmFirst(queryClient, chatsQuery(api))
  if (id && url.pathname.startsWith('/members/')) {
    const params = { id }
    const [shown] = await Promise.all([
      queryClient.fetchQuery(call(api, 'members.show', { params })),
      warm(queryClient, call(api, 'members.composer.show', { params })),
      list,
    ])
    const begun = shown.profile.conversation_id
    if (begun) throw redirect(`/chats/${begun}${url.search}`)
  } else {
    await Promise.all([list, id && warm(queryClient, conversationQuery(api, id))])
  }
}

export default function ChatsScreen() {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const { id } = useParams()
  const isWithMember = useMatch(WITH_MEMBER) !== null
  const place: ConversationAddress | null = !id ? null : isWithMember ? { member: id } : { conversation: id }
  const { talk, ...state } = useConversation(place)
  const begun = isWithMember ? talk?.id : undefined

  useEffect(() => {
    if (begun) void navigate(`/chats/${begun}`, { replace: true })
  }, [begun, navigate])

  return (
    <>
      <PageHead noindex title={talk ? talk.profile.name : t('title')} />
      <ChatPanes
        isTalkOpen={place !== null}
        list={<ChatList openId={talk?.id ?? undefined} isPage={place === null} />}
        talk={
          place === null ? (
            <ChoosePane />
          ) : talk ? (
            <Conversation key={talk.profile.id} talk={talk} />
          ) : (
            <ConversationWaiting {...state} />
          )
        }
      />
    </>
  )
}

type ChatPanesProps = { list: ReactNode; talk: ReactNode; isTalkOpen: boolean }

function ChatPanes({ list, talk, isTalkOpen }: ChatPanesProps) {
  return (
    <div className={styles.panes} data-open={isTalkOpen ? 'talk' : 'list'}>
      <div className={styles.list}>{list}</div>
      <div className={styles.talk}>{talk}</div>
    </div>
  )
}
