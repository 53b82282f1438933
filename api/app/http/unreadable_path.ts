import type { IncomingMessage, ServerResponse } from 'node:http'

const unreadable = new WeakSet<IncomingMessage>()

/** Stands for what is no text (U+FFFD). */
const UNREADABLE = '%EF%BF%BD'

/**
 * AdonisJS answers a path that isn't UTF-8 in plain text, before any middleware. It is handled again under a readable path, so that
 * `HostMiddleware` refuses it once the brand and the visitor's language are known.
 */
export async function handleUnreadablePath(request: IncomingMessage, response: ServerResponse): Promise<void> {
  unreadable.add(request)
  request.url = readable(request.url!.split(/[?#]/)[0]!)
  const { default: server } = await import('@adonisjs/core/services/server')
  await server.handle(request, response)
}

export function isUnreadable(request: IncomingMessage): boolean {
  return unreadable.has(request)
}

function readable(path: string): string {
  return path
    .split('/')
    .map((part) => {
      try {
        decodeURIComponent(part)
        return part
      } catch {
        return UNREADABLE
      }
    })
    .join('/')
}
