import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const READY_WITHIN_MS = 20_000

/** The product's server as a process of its own: the real one, which can be killed. */
export class Server {
  #process?: ChildProcess

  /** Starts it and waits until it can serve. */
  async start(): Promise<void> {
    this.launch()
    await this.ready()
  }

  /** Starts it. */
  launch(): void {
    this.#process = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      cwd: API,
      // The channel ends with this process, and the server with the channel: it outlives nobody.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }

  /** Waits until it can serve. @throws when it does not within 20 s */
  async ready(): Promise<void> {
    for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await sleep(20)) {
      if (this.hasEnded) throw new Error('The server ended')
      if (Date.now() > until) throw new Error('The server did not get ready')
    }
  }

  /** Whether its process is gone, which nobody but `kill` and `stop` should bring about. */
  get hasEnded(): boolean {
    return this.#process?.exitCode !== null || this.#process.signalCode !== null
  }

  /** `kill -9` */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to finish; answers with its exit code, null when it had to be killed. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Waits for its end. */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#process!, 'exit')
    return this.#process?.exitCode ?? null
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    this.#process?.kill(signal)
    return this.ended()
  }
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )
}
