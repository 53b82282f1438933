import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { PhotoRefused, sendPhoto } from '#site/lib/api/send_photo.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { SentPhoto } from '#site/features/chat/state/shapes.ts'

type Uploaded = Route.Response<'chat_photos.store'>

/** The photo beside the words that are being written. */
export type ChosenPhoto = {
  /** Object URL of the file. */
  preview: string
  /** Upload progress, 0 to 1. */
  share: number
  /** Once it is uploaded. */
  sent?: SentPhoto
  /** Why it wasn’t taken. */
  failure?: { text: string; mayRetry: boolean }
}

/** Uploads a photo as soon as it is chosen, so that what is wrong with it is said at once and sending it is quick. */
export function useChosenPhoto() {
  const { t } = useTranslation('site')
  const { api, origin } = useVisit()
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const chosen = useRef<{ file: File; upload: AbortController; id?: string }>(undefined)
  const leave = useEffectEvent(() => drop())

  useEffect(() => () => leave(), [])

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
      change({ sent: { ...stored, credits, price, covered: false }, share: 1 })
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
    setPhoto((shown) => {
      if (shown) URL.revokeObjectURL(shown.preview)
      return null
    })
  }

  return { photo, choose, drop, handOver, retry: () => chosen.current && void choose(chosen.current.file) }
}
