import type { ServerResponse } from 'node:http'
import { type EndReason, LiveStream, type StreamOwner } from './live_stream.js'

const MOST_OF_SESSION = 3
const MOST_OF_MEMBER = 10

/** The streams that this process holds, by `tenant whom`: each stands under its profile and under its member. */
const byOwner = new Map<string, Set<LiveStream>>()
const all = new Set<LiveStream>()

let isClosing = false

export function streamsOf(tenant: string, whom: string): ReadonlySet<LiveStream> {
  return byOwner.get(keyOf(tenant, whom)) ?? NONE
}

const NONE: ReadonlySet<LiveStream> = new Set()

export function allStreams(): ReadonlySet<LiveStream> {
  return all
}

/** Why another stream isn't given. Counted for this process: who opens streams on many servers has many. */
export function refusalOf({ tenant, memberId, sessionId }: StreamOwner): EndReason | undefined {
  if (isClosing) return 'stopping'
  const mine = [...streamsOf(tenant.id, `m${memberId}`)]
  const ofSession = mine.filter(({ owner }) => owner.sessionId === sessionId)
  return mine.length >= MOST_OF_MEMBER || ofSession.length >= MOST_OF_SESSION ? 'too_many' : undefined
}

export function addStream(owner: StreamOwner, response: ServerResponse): LiveStream {
  const stream = new LiveStream(owner, response, forget)
  all.add(stream)
  for (const key of keysOf(owner)) {
    const others = byOwner.get(key)
    if (others) others.add(stream)
    else byOwner.set(key, new Set([stream]))
  }
  return stream
}

/** For a process that is about to stop: its streams end, and new ones are sent away. */
export function closeStreams(): void {
  isClosing = true
  for (const stream of all) stream.end('stopping')
}

function forget(stream: LiveStream): void {
  all.delete(stream)
  for (const key of keysOf(stream.owner)) {
    const left = byOwner.get(key)
    left?.delete(stream)
    if (left?.size === 0) byOwner.delete(key)
  }
}

function keysOf({ tenant, profileId, memberId }: StreamOwner): string[] {
  return [keyOf(tenant.id, `p${profileId}`), keyOf(tenant.id, `m${memberId}`)]
}

function keyOf(tenant: string, whom: string): string {
  return `${tenant} ${whom}`
}
