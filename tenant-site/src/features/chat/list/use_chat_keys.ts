import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Chat } from '#site/features/chat/state/shapes.ts'

/** For `aria-keyshortcuts` of the list. */
export const CHAT_KEYS = 'Alt+ArrowDown Alt+ArrowUp'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Alt and an arrow open the next or the previous conversation of the list, from wherever the cursor is. */
export function useChatKeys(chats: readonly Chat[] | undefined, openId: string | undefined): void {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || !chats?.length) return
    const now = chats.findIndex(({ conversation }) => conversation.id === openId)
    const next = now < 0 ? chats[0] : chats[now + step]
    if (!next) return
    event.preventDefault()
    void navigate(`/chats/${next.conversation.id}`)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
