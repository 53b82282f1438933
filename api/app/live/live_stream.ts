import type { ServerResponse } from 'node:http'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Whose a stream is, and by which session and host. */
export interface StreamOwner {
  tenant: Tenant
  host: string
  profileId: string
  memberId: string
  sessionId: string
}

/** `signed_out`: the session is gone. `too_many`: ask by yourself instead. Otherwise: connect again after a while. */
export type EndReason = 'signed_out' | 'stopping' | 'too_many' | 'renew' | 'slow'

/** A reader who is further behind is cut off: what waits for it lies in our memory. */
const MOST_BYTES_WAITING = 65_536

const CLOSE_WITHIN_MS = 1_000

export function frameOf(event: string, data: object = {}): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

let opened = 0

/** A member's open site: an answer that doesn't end (HTML, server-sent events). */
export class LiveStream {
  /** When the session was last known to hold. */
  heldAt = Date.now()
  isOver = false
  /** Spreads over time what is done for each stream. */
  readonly turn = opened++

  constructor(
    readonly owner: StreamOwner,
    private readonly response: ServerResponse,
    private readonly left: (stream: LiveStream) => void
  ) {
    response.once('close', () => this.#leave())
  }

  send(frame: string): void {
    if (this.isOver) return
    if (this.response.writableLength > MOST_BYTES_WAITING) this.end('slow')
    else this.response.write(frame)
  }

  end(reason: EndReason): void {
    if (this.isOver) return
    this.#leave()
    this.response.end(frameOf('end', { reason }))
    // Whoever doesn't read wouldn't let go.
    setTimeout(() => this.response.destroy(), CLOSE_WITHIN_MS).unref()
  }

  #leave(): void {
    if (this.isOver) return
    this.isOver = true
    this.left(this)
  }
}
