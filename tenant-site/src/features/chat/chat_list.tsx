import { useTranslation } from 'react-i18next'
import { TabBar } from '#site/app/layouts/tab_bar.tsx'
import { useUser } from '#site/lib/use_user.ts'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { EmptyState } from '#site/ui/empty_state.tsx'
import { FailedState } from '#site/ui/failed_state.tsx'
import { ChatListHead } from './chat_list_head.tsx'
import { ChatRow } from './chat_row.tsx'
import { useChats } from './use_chats.ts'
import { useDeleteChat } from './use_delete_chat.ts'
import styles from './chat_list.module.css'

type ChatListProps = {
  /** The conversation that is open beside the list. */
  openId?: string
  /** Whether the list is what the page is about. */
  isPage: boolean
}

/** All conversations, the newest first. */
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
            title={t('site:failed.title')}
            text={t('site:failed.text')}
            retryLabel={t('site:retry')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {chats?.length === 0 && (
          <EmptyState
            scene="chat"
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={<ButtonLink to="/members">{t('list.search')}</ButtonLink>}
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
