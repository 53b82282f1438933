import type { DeskNotes } from '@manyhearts/locales/desk_notes'
import type { FlagReason } from '@manyhearts/locales/desk_flags'
import { HttpError } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { type DeskChat, deskPath, type DeskLease, type Taken } from '#console/desk/desk_chat.ts'
import type { Draft } from '#console/desk/drafts.ts'

interface Next {
  chat: DeskChat | null
  lease: DeskLease | null
  waiting: number
  liked: number
}

/** Takes the conversation that waits longest, or else a like, but none of those. @throws HttpError, as all of these do */
export function fetchNext(except: readonly string[], { writtenOnly }: { writtenOnly: boolean }): Promise<Next> {
  return call('POST', '/api/desk/next', { except, written_only: writtenOnly })
}

export async function readChat(taken: Taken): Promise<DeskChat> {
  const { chat } = await call<{ chat: DeskChat }>('POST', deskPath(taken), { lease: taken.lease.number })
  return chat
}

/** Holds on to it, and asks for its newest message. */
export function keepChat(taken: Taken, writing: boolean): Promise<{ lease: DeskLease; last_seq: number }> {
  return call('PUT', deskPath(taken, '/lease'), { lease: taken.lease.number, writing })
}

/** Whatever becomes of it: a lease that nobody keeps ends by itself. */
export async function releaseChat(taken: Taken): Promise<void> {
  await call('DELETE', deskPath(taken, '/lease'), { lease: taken.lease.number }).catch(() => undefined)
}

export async function noteOnChat(taken: Taken, notes: DeskNotes): Promise<void> {
  await call('PUT', deskPath(taken, '/notes'), { lease: taken.lease.number, notes })
}

/** The same `key` sends once. */
export async function answerChat(taken: Taken, { text, photo }: Draft, key: string): Promise<void> {
  const answer = { ...known(taken), body: text.trim() || undefined, photo: photo ?? undefined }
  await call('POST', deskPath(taken, '/answers'), answer, { 'Idempotency-Key': key })
}

export async function closeChat(taken: Taken): Promise<void> {
  await call('POST', deskPath(taken, '/closing'), known(taken))
}

/** Hands it to support. */
export async function flagChat(taken: Taken, reason: FlagReason, words: string | undefined): Promise<void> {
  await call('POST', deskPath(taken, '/flags'), { lease: taken.lease.number, reason, words })
}

/** Whether an answer was refused for what it says, rather than for a reason that goes by itself. */
export function isRefused(error: unknown): boolean {
  return error instanceof HttpError && error.status === 422
}

function known({ lease, chat }: Taken): { lease: number; seen: number } {
  return { lease: lease.number, seen: chat.last_seq }
}

async function call<Answer>(
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {}
): Promise<Answer> {
  const { json } = await httpClient(path, { method, body: JSON.stringify(body), headers: new Headers(headers) })
  return json as Answer
}
