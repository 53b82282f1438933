import { type ClientRequest, request } from 'node:http'

interface Heard {
  kind: string
  conversation: string
  seq: number
}

/** Opens a member's stream and hands on every poke; resolves once the server knows it. */
export function hearPokes(
  { port, host, token }: { port: number; host: string; token: string },
  hear: (poke: Heard) => void
): Promise<ClientRequest> {
  return new Promise((done, fail) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: '/api/events',
      headers: { host, accept: 'text/event-stream', cookie: `sid=${token}` },
      agent: false,
    })
    let unread = ''
    sent.once('error', fail).once('response', (response) => {
      if (response.statusCode !== 200) return fail(new Error(`A stream was answered with ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (unread + text).split('\n\n')
        unread = blocks.pop()!
        for (const block of blocks)
          if (block === 'event: ready\ndata: {}') done(sent)
          else if (block.startsWith('event: poke\n')) hear(JSON.parse(block.slice(block.indexOf('{'))))
      })
    })
    sent.end()
  })
}
