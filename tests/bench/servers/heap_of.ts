import type { ChildServer } from './child_server.ts'

/** The heap after a full garbage collection, in bytes, of a server started with `--inspect`. */
export async function heapOf({ complaints }: ChildServer): Promise<number> {
  const address = /ws:\/\/\S+/.exec(complaints())?.[0]
  if (!address) throw new Error('The server was not started with --inspect.')
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', () => fail(new Error(`${address} does not answer`)), { once: true })
  })
  const ask = (id: number, method: string) => {
    const answered = new Promise<any>((done) =>
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data)
        if (answer.id === id) done(answer.result)
      })
    )
    socket.send(JSON.stringify({ id, method }))
    return answered
  }
  try {
    await ask(1, 'HeapProfiler.collectGarbage')
    return (await ask(2, 'Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }
}
