import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { PhotoRefused, sendPhoto } from '#site/lib/api/send_photo.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { ConversationState, SentPhoto } from '#site/features/chat/state/shapes.ts'
import { openKeptPhoto } from './kept_photo.ts'
import { priceAt } from './price_at.ts'

type Uploaded = Route.Response<'chat_photos.store'>

/** The photo beside the words that are being written. */
export type ChosenPhoto = {
  /** Object URL of the file; empty for one that was chosen before this page. */
  preview: string
  /** Upload progress, 0 to 1. */
  share: number
  /** Once it is uploaded. */
  sent?: SentPhoto
  /** Why it wasn’t taken. */
  failure?: { text: string; mayRetry: boolean }
}

/** Uploads a photo as soon as it is chosen, so that what is wrong with it is said at once and sending it is quick. */
export function useChosenPhoto({ profile, composer }: ConversationState) {
  const { t } = useTranslation('site')
  const { api, origin } = useVisit()
  const { message_credits } = useSettings()
  const user = useUser()
  const balance = user?.credits ?? 0
  const kept = openKeptPhoto(user?.id ?? '', profile.id)
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const chosen = useRef<{ file?: File; upload?: AbortController; id?: string }>(undefined)

  const restore = useEffectEvent(() => {
    const found = kept.read()
    if (!found) return kept.forget()
    const { id, credits, price } = found.photo
    chosen.current = { id }
    // Of the credits that the member has now.
    const now = found.balance === balance ? price : priceAt(credits, composer.price, message_credits)
    setPhoto({ preview: '', share: 1, sent: { ...found.photo, price: now } })
  })

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the tab's memory can be read only after the server's page was taken over
    restore()
    return () => chosen.current?.upload?.abort()
  }, [])

  async function choose(file: File) {
    drop()
    const upload = new AbortController()
    const own: NonNullable<typeof chosen.current> = { file, upload }
    chosen.current = own
    setPhoto({ preview: URL.createObjectURL(file), share: 0 })
    const change = (changes: Partial<ChosenPhoto>) =>
      chosen.current === own && setPhoto((shown) => shown && { ...shown, ...changes })
    try {
      const onProgress = (share: number) => change({ share })
      const { signal } = upload
      const taken = await sendPhoto<Uploaded>(`${origin}/api/chat-photos`, file, { onProgress, signal })
      const { photo: stored, credits, price } = taken
      own.id = stored.id
      const sent = { ...stored, credits, price, covered: false }
      if (chosen.current === own) kept.keep(sent, balance)
      change({ sent, share: 1 })
    } catch (error) {
      const { message, mayRetry } = error instanceof PhotoRefused ? error : new PhotoRefused('internal', '')
      change({ failure: { text: message || t('load_failed.offline'), mayRetry } })
    }
  }

  /** It is in a message, which knows it by its id. */
  function handOver() {
    chosen.current = undefined
    clear()
  }

  function drop() {
    const { upload, id } = chosen.current ?? {}
    chosen.current = undefined
    upload?.abort()
    // One that stays is removed by the server after a day.
    if (id) api.chatPhotos.destroy({ params: { id }, retry: 0 }).catch(() => {})
    clear()
  }

  function clear() {
    kept.forget()
    setPhoto((shown) => {
      if (shown?.preview) URL.revokeObjectURL(shown.preview)
      return null
    })
  }

  function retry() {
    const { file } = chosen.current ?? {}
    if (file) void choose(file)
  }

  return { photo, choose, drop, handOver, retry }
}
