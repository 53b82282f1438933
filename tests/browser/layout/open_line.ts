import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to the server that can be cut, at a port of its own: browsers then find nobody there, though they are online. */
export async function openLine() {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(process.env.PORT), '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    mend: () => listen(port),
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
