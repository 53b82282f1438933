import { createServer } from 'node:net'

/** The preferred port if it is free, otherwise any. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      preferred && error.code === 'EADDRINUSE' ? freePort().then(done, fail) : fail(error)
    )
    probe.listen(preferred, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
