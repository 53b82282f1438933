import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'
import { noteDraft } from '#site/features/chat/state/note_draft.ts'

/** In ms: how long after the last key a draft is kept. */
const SETTLED = 1_000
/** In ms: how long a message waits for the draft before it. */
const PATIENCE = 2_000

/**
 * The unsent message to a profile. The server keeps it, so that it is there on every device and stays on none; until it got there,
 * the tab does.
 */
export function useDraft({ profile: { id }, composer: { draft: kept } }: ConversationState) {
  const visit = useVisit()
  const key = `draft:${useUser()?.id ?? ''}:${id}`
  /** Null until it is changed here. */
  const [written, setWritten] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(Promise.resolve())

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    const text = recall<string>(key)
    if (text === undefined) return
    running.current = running.current.then(async () => {
      try {
        // The page may be closing.
        await visit.api.members.draft.update({
          params: { id },
          body: { body: text || null },
          keepalive: true,
          retry: 0,
        })
      } catch {
        // It stays in the tab, and is tried again with the next key, when the network is back, and when the page is left.
        return
      }
      if (recall<string>(key) === text) remember(key, undefined)
      noteDraft(visit, id, text || null)
    })
  })

  const recalled = useEffectEvent(() => {
    const text = recall<string>(key)
    if (text === undefined) return
    setWritten((now) => now ?? text)
    keep()
  })

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the tab's memory can be read only after the server's page was taken over
    recalled()
    const leave = () => document.hidden && keep()
    addEventListener('online', keep)
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', leave)
    return () => {
      keep()
      removeEventListener('online', keep)
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [key])

  function change(text: string) {
    setWritten(text)
    remember(key, text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(), SETTLED)
  }

  return {
    draft: written ?? kept ?? '',
    change,
    /** Empties the field for a message that was handed over: the server’s draft goes when that is stored. */
    clear() {
      clearTimeout(timer.current)
      remember(key, undefined)
      setWritten('')
    },
    /** Resolves when no draft is on its way, which would come behind its message. */
    settled: () => Promise.race([running.current, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]),
    /** Removes what the server still holds of a message that was sent. */
    dropKept() {
      if (recall(key) !== undefined) return
      remember(key, '')
      keep()
    },
  }
}
