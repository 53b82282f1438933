import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabBar } from '#site/lib/navigation/tab_bar.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { useIsWhole } from '#site/lib/pages/use_is_whole.ts'
import { WholeLink } from '#site/lib/pages/whole_link.tsx'
import { ChatListHead } from './chat_list_head.tsx'
import { ChatRow } from './chat_row.tsx'
import { FindChats } from './find_chats.tsx'
import { MoreChats } from './more_chats.tsx'
import { CHAT_KEYS, useChatKeys } from './use_chat_keys.ts'
import { useChats } from './use_chats.ts'
import { useDeleteChat } from '#site/features/chat/state/use_delete_chat.ts'
import styles from './chat_list.module.css'

type ChatListProps = {
  openId?: string
  /** Whether the list is the page's main content. */
  isPage: boolean
}

/** Lists that fit on a screen need no search. */
const MANY = 8

/** More than most screens show. */
const FIRST = 12

export function ChatList({ openId, isPage }: ChatListProps) {
  const { t } = useTranslation(['chat', 'site'])
  const user = useUser()
  const [text, setText] = useState('')
  const { chats, next, isFinding, isError, isFetching, refetch } = useChats(text)
  const deleteChat = useDeleteChat()
  useChatKeys(chats, openId)
  const isWhole = useIsWhole()
  const drawn = isWhole ? chats : chats?.slice(0, FIRST)
  const isEmpty = chats?.length === 0
  const mayFind = text !== '' || isFinding || (chats?.length ?? 0) >= MANY
  return (
    <div className={styles.list}>
      <div>
        <ChatListHead isPage={isPage} />
        {mayFind && <FindChats text={text} onText={setText} />}
      </div>
      <div className={styles.scroll}>
        {!chats && isError && <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
        {isEmpty && !isFinding && (
          <EmptyState
            scene="chat"
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={<ButtonLink to="/members">{t('site:common.browse_profiles')}</ButtonLink>}
          />
        )}
        <p className={styles.none} role="status">
          {isEmpty && isFinding && t('list.none_found', { text: text.trim() })}
        </p>
        <ul className={styles.rows} aria-label={t('list.label')} aria-keyshortcuts={CHAT_KEYS}>
          {drawn?.map((chat) => (
            <ChatRow
              key={chat.conversation.id}
              chat={chat}
              isOpen={chat.conversation.id === openId}
              onDelete={() => deleteChat({ id: chat.conversation.id, name: chat.profile.name })}
            />
          ))}
          {chats?.slice(drawn?.length).map(({ conversation }) => (
            <li key={conversation.id} className={styles.later} aria-hidden="true" />
          ))}
        </ul>
        {chats && chats.length > drawn!.length && <WholeLink>{t('list.more')}</WholeLink>}
        {next !== null && <MoreChats next={next} />}
      </div>
      {isPage && user && <TabBar user={user} />}
    </div>
  )
}
