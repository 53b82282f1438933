import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { useVisit } from '#site/lib/visit/visit.ts'
import { PhotoRefused, sendPhoto } from '#site/lib/api/send_photo.ts'
import { useRefreshPhotos } from './use_refresh_photos.ts'

type Taken = Route.Response<'photos.store'>

export type Upload = {
  key: string
  file: File
  /** Object URL of the file. */
  preview: string
  /** `sent`: fully uploaded, the server is processing it. */
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Upload progress, 0 to 1. */
  share: number
  photoId?: string
  reason?: string
  mayRetry?: boolean
}

/** More in parallel would only slow each down. */
const AT_A_TIME = 2

let made = 0

/** A few uploads at a time; each can be retried. */
export function useUploads() {
  const { t } = useTranslation(['members', 'site'])
  const { origin } = useVisit()
  const refresh = useRefreshPhotos()
  const [uploads, setUploads] = useState<Upload[]>([])
  const started = useRef(new Set<string>())
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  const startNext = useEffectEvent(() => {
    const free = AT_A_TIME - uploads.filter(({ state }) => state === 'sending' || state === 'sent').length
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
      void send(upload)
  })

  useEffect(() => startNext(), [uploads])

  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])

  function change(key: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  async function send({ key, file }: Upload) {
    if (started.current.has(key)) return
    started.current.add(key)
    change(key, { state: 'sending', share: 0, reason: undefined })
    try {
      const onProgress = (share: number) => change(key, { share, state: share < 1 ? 'sending' : 'sent' })
      const { photo } = await sendPhoto<Taken>(`${origin}/api/photos`, file, { onProgress })
      change(key, { photoId: photo.id })
      await refresh()
      remove(key)
    } catch (error) {
      const { message, mayRetry } = error instanceof PhotoRefused ? error : new PhotoRefused('internal', '')
      // Before it is offered again: a retry while the list is refreshed would be left waiting.
      started.current.delete(key)
      change(key, { state: 'failed', reason: message || t('site:load_failed.offline'), mayRetry })
      await refresh()
    }
  }

  function add(files: File[]) {
    const added = files.map((file): Upload => ({
      key: `upload-${++made}`,
      file,
      preview: URL.createObjectURL(file),
      state: 'waiting',
      share: 0,
    }))
    setUploads((all) => [...all, ...added])
  }

  function remove(key: string) {
    setUploads((all) => {
      for (const one of all) if (one.key === key) URL.revokeObjectURL(one.preview)
      return all.filter((one) => one.key !== key)
    })
  }

  return { uploads, add, remove, retry: (key: string) => change(key, { state: 'waiting' }) }
}
