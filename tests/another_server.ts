import { freePort } from '@manyhearts/api/bin/free_port'
import { Server } from './faults/server.ts'
import { Visitor } from './visitor.ts'

export type AnotherServer = Awaited<ReturnType<typeof anotherServer>>

/** Another server of the same database, as it is installed. `hear` gets the lines of its log. */
export async function anotherServer(env: NodeJS.ProcessEnv = {}, hear?: (line: string) => void) {
  const port = String(await freePort())
  const server = new Server({ ...process.env, ...env, PORT: port }, true, hear)
  await server.start()
  /** A visitor’s browser there. */
  const at = ({ host, cookies }: Visitor) => {
    const browser = new Visitor(host, false, Number(port))
    cookies.forEach((value, name) => browser.cookies.set(name, value))
    return browser
  }
  return { port, at, stop: () => server.stop() }
}
