import { HttpError } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { LeasedPhoto, PhotoBatch, PhotoVerdict } from '#console/moderation/leased_photo.ts'

/** What happened last, for the live region. */
export interface Said {
  photo: LeasedPhoto
  what: PhotoVerdict | 'undone'
}

export interface QueueState {
  photos: readonly LeasedPhoto[]
  /** Which of them is shown. */
  at: number
  /** Verdicts that were given here, sent or not. */
  done: number
  total: number
  /** Verdicts that can be undone, the last one last. */
  judged: readonly LeasedPhoto[]
  isLoading: boolean
  said?: Said
  /** The last verdict that wasn't saved. */
  failure?: { photo: LeasedPhoto; error: unknown }
  /** Why the next photos couldn't be fetched. */
  error?: unknown
}

const FEW = 6

/**
 * The photos before a moderator. The next one is shown at once; verdicts follow it in their order, one after the other, and the calls for
 * more photos stand in the same line, so that what they answer is never older than the verdicts before them.
 */
export class PhotoQueue {
  state: QueueState = { photos: [], at: 0, done: 0, total: 0, judged: [], isLoading: true }
  private readonly hearers = new Set<() => void>()
  private line: Promise<unknown> = Promise.resolve()
  private readonly unsent = new Set<string>()
  private sent = 0
  private isFetching = false

  constructor(private readonly tenantId: string) {}

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear)
    return () => this.hearers.delete(hear)
  }

  readonly current = (): QueueState => this.state

  /** Whether verdicts would be lost if the window were closed. */
  get isSending(): boolean {
    return this.unsent.size > 0
  }

  readonly fetchMore = (): void => {
    if (this.isFetching) return
    this.isFetching = true
    this.set({ error: undefined, isLoading: this.state.photos.length === 0 })
    this.inLine(async () => {
      try {
        const holding = [...this.state.photos.map(({ id }) => id), ...this.unsent]
        const { photos, waiting } = await this.post<PhotoBatch>('photo_leases', { holding })
        const known = new Set(this.state.photos.map(({ id }) => id))
        const added = photos.filter(({ id }) => !known.has(id))
        this.set({ photos: [...this.state.photos, ...added], total: this.sent + waiting, isLoading: false })
      } catch (error) {
        this.set({ error, isLoading: false })
      } finally {
        this.isFetching = false
      }
    })
  }

  /** With `ban`, a refused picture isn't taken again. */
  judge(verdict: PhotoVerdict, ban = false): void {
    const photo = this.state.photos[this.state.at]
    if (!photo) return
    const { judged, done } = this.state
    this.unsent.add(photo.id)
    this.take(photo, { judged: [...judged, photo], done: done + 1, said: { photo, what: verdict }, failure: undefined })
    this.inLine(async () => {
      const { lease, filename } = photo
      try {
        await this.post(`photos/${photo.id}/verdict`, { lease, filename, verdict, ban })
        this.sent++
      } catch (error) {
        this.giveBack(photo, error)
      } finally {
        this.unsent.delete(photo.id)
      }
    })
    this.fetchIfFew()
  }

  undo(): void {
    const photo = this.state.judged.at(-1)
    if (!photo) return
    this.set({ judged: this.state.judged.slice(0, -1) })
    this.inLine(async () => {
      try {
        const again = await this.post<LeasedPhoto>(`photos/${photo.id}/verdict_undo`, {})
        this.sent--
        this.show(again, { done: this.state.done - 1, said: { photo, what: 'undone' }, failure: undefined })
      } catch (error) {
        this.set({ failure: { photo, error } })
      }
    })
  }

  move(by: number): void {
    const at = this.state.at + by
    if (at >= 0 && at < this.state.photos.length) this.set({ at })
  }

  /** What is refused as out of date isn't this moderator's any more: if it still waits, it comes with the next ones. */
  private giveBack(photo: LeasedPhoto, error: unknown): void {
    const change = {
      judged: this.state.judged.filter(({ id }) => id !== photo.id),
      done: this.state.done - 1,
      failure: { photo, error },
    }
    if (error instanceof HttpError && error.status < 500 && error.status !== 429) {
      this.set(change)
      this.fetchIfFew()
    } else this.show(photo, change)
  }

  private fetchIfFew(): void {
    const { photos, done, total } = this.state
    if (photos.length < FEW && (photos.length === 0 || done + photos.length < total)) this.fetchMore()
  }

  private take(photo: LeasedPhoto, change: Partial<QueueState>): void {
    const photos = this.state.photos.filter(({ id }) => id !== photo.id)
    this.set({ ...change, photos, at: Math.max(0, Math.min(this.state.at, photos.length - 1)) })
  }

  private show(photo: LeasedPhoto, change: Partial<QueueState>): void {
    const { photos, at } = this.state
    this.set({ ...change, photos: photos.toSpliced(at, 0, photo) })
  }

  private set(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change }
    for (const hear of this.hearers) hear()
  }

  private inLine(step: () => Promise<void>): void {
    this.line = this.line.then(step)
  }

  private async post<Answer>(path: string, body: object): Promise<Answer> {
    const url = `/api/tenants/${this.tenantId}/${path}`
    const { json } = await httpClient(url, { method: 'POST', body: JSON.stringify(body) })
    return json as Answer
  }
}
