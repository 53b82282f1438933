import { useTranslation } from 'react-i18next'
import { TabBar } from '#site/lib/navigation/tab_bar.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { ChatListHead } from './chat_list_head.tsx'
import { ChatRow } from './chat_row.tsx'
import { useDeleteChat } from '#site/features/chat/state/use_delete_chat.ts'
import styles from './chat_list.module.css'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { removedQuery } from '#site/lib/removal/removed_query.ts'
import type { Chat } from '#site/features/chat/state/shapes.ts'

type ChatListProps = {
  openId?: string
  /** Whether the list is the page's main content. */
  isPage: boolean
}

export function ChatList({ openId, isPage }: ChatListProps) {
  const { t } = useTranslation(['chat', 'site'])
  const user = useUser()
  const { chats, isError, isFetching, refetch } = useChats()
  const deleteChat = useDeleteChat()
  return (
    <div className={styles.list}>
      <ChatListHead isPage={isPage} />
      <div className={styles.scroll}>
        {!chats && isError && (
          <FailedState
            title={t('site:load_failed.title')}
            text={t('site:load_failed.text')}
            retryLabel={t('site:common.try_again')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {chats?.length === 0 && (
          <EmptyState
            scene="chat"
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={<ButtonLink to="/members">{t('site:common.browse_profiles')}</ButtonLink>}
          />
        )}
        <ul className={styles.rows} aria-label={t('list.label')}>
          {chats?.map((chat) => (
            <ChatRow
              key={chat.conversation.id}
              chat={chat}
              isOpen={chat.conversation.id === openId}
              onDelete={() => deleteChat({ id: chat.conversation.id, name: chat.profile.name })}
            />
          ))}
        </ul>
      </div>
      {isPage && user && <TabBar user={user} />}
    </div>
  )
}

function useChats() {
  const { api } = useVisit()
  const { data, isError, isFetching, refetch } = useQuery(call(api, 'chats.index'))
  const { data: removed } = useQuery(removedQuery('chats'))
  // The generated client's type ends before this nesting depth.
  const all = data?.chats as Chat[] | undefined
  const chats = all?.filter(({ conversation }) => !removed.includes(conversation.id))
  return { chats, isError, isFetching, refetch }
}
