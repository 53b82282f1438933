import { useEffect } from 'react'
import { profilesWithOutbox } from '#site/lib/chats/outbox_key.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Sends what the member wrote without a connection when the tab is loaded again, on whichever page that is. */
export function useOutboxes(user: User): void {
  const visit = useVisit()
  const memberId = user.age_check_required ? undefined : user.id

  useEffect(() => {
    if (memberId === undefined) return
    const [writer, partners] = [memberId, profilesWithOutbox(memberId)]
    if (partners.length === 0) return
    let isOver = false

    async function resume() {
      try {
        const { resumeOutboxes } = await import('#site/features/chat/composer/resume_outboxes.ts')
        if (!isOver) await resumeOutboxes(visit, writer, partners)
      } catch {
        // The file has to be fetched, too.
        if (!isOver) addEventListener('online', resume, { once: true })
      }
    }
    void resume()

    return () => {
      isOver = true
      removeEventListener('online', resume)
    }
  }, [visit, memberId])
}
