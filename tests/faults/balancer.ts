import { connect, createServer, type Server, type Socket } from 'node:net'

/** A plain TCP balancer: each new connection goes to the next server that takes it, and is cut when that one dies. */
export class Balancer {
  readonly #sockets = new Set<Socket>()
  #server?: Server
  #turn = 0

  constructor(private readonly ports: readonly number[]) {}

  start(port: number): Promise<void> {
    this.#server = createServer((client) => {
      this.#keep(client)
      this.#forward(client, this.#turn++, this.ports.length)
    })
    return new Promise((done) => this.#server!.listen({ port, host: '127.0.0.1', backlog: 4_096 }, done))
  }

  stop(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #forward(client: Socket, turn: number, left: number): void {
    if (left === 0 || client.destroyed) return void client.destroy()
    const server = connect({ host: '127.0.0.1', port: this.ports[turn % this.ports.length]!, noDelay: true })
    const isRefused = () => this.#forward(client, turn + 1, left - 1)
    server.once('error', isRefused).once('connect', () => {
      server.off('error', isRefused)
      this.#keep(server)
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const)
        one.once('close', () => other.destroy()).pipe(other)
    })
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {}).once('close', () => this.#sockets.delete(socket))
  }
}
