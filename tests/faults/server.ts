import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const READY_WITHIN_MS = 60_000

/** A server as a process of its own, from the sources or as installed. */
export class Server {
  #process?: ChildProcess

  constructor(
    private readonly env: NodeJS.ProcessEnv = process.env,
    private readonly isBuilt = false,
    /** Hears each line it says, which is not shown then. */
    private readonly hear?: (line: string) => void
  ) {}

  async start(): Promise<void> {
    this.launch()
    await this.ready()
  }

  launch(): void {
    const args = this.isBuilt ? ['build/bin/server.js'] : ['--import=@poppinss/ts-exec', 'bin/server.ts']
    this.#process = spawn(process.execPath, args, {
      cwd: API,
      env: this.env,
      // Its channel closes with this process, and the server ends with the channel.
      stdio: ['ignore', this.hear ? 'pipe' : 'inherit', this.hear ? 'pipe' : 'inherit', 'ipc'],
    })
    for (const stream of [this.#process.stdout, this.#process.stderr])
      if (stream && this.hear) createInterface(stream).on('line', this.hear)
  }

  /** @throws when it can't serve within a minute */
  async ready(): Promise<void> {
    for (const until = Date.now() + READY_WITHIN_MS; !(await this.isReady()); await sleep(20)) {
      if (this.hasEnded) throw new Error('The server ended')
      if (Date.now() > until) throw new Error('The server did not get ready')
    }
  }

  /** Only `kill` and `stop` should end its process. */
  get hasEnded(): boolean {
    return this.#process?.exitCode !== null || this.#process.signalCode !== null
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to finish. @returns its exit code, null when it had to be killed */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Asks it to finish, and waits for nothing. */
  terminate(): void {
    this.#process?.kill('SIGTERM')
  }

  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#process!, 'exit')
    return this.#process?.exitCode ?? null
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    this.#process?.kill(signal)
    return this.ended()
  }

  isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.env.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false
    )
  }
}
