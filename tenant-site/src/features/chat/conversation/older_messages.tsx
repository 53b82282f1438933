import { useTranslation } from 'react-i18next'
import { LoadMore } from '#site/ui/layout/load_more.tsx'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'
import { useOlderMessages } from './use_older_messages.ts'

export function OlderMessages({ talk }: { talk: ConversationState }) {
  const { t } = useTranslation('chat')
  const { fetchOlder, ...state } = useOlderMessages(talk)
  return <LoadMore label={t('log.load_older')} from={talk.messages[0]?.seq} {...state} onMore={fetchOlder} />
}
