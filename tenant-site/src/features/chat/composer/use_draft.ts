import { useEffect, useState } from 'react'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useUser } from '#site/lib/user/use_user.ts'

/** The unsent message to a profile, stored in the tab. */
export function useDraft(profileId: string) {
  const key = `draft:${useUser()?.id ?? ''}:${profileId}`
  const [draft, setDraft] = useState('')

  useEffect(() => {
    const recalled = recall<string>(key)
    // oxlint-disable-next-line react/set-state-in-effect -- the tab's memory can be read only after the server's page was taken over
    if (recalled) setDraft((written) => written || recalled)
  }, [key])

  function change(text: string) {
    setDraft(text)
    remember(key, text || undefined)
  }

  return [draft, change] as const
}
