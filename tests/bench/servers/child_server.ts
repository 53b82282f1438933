import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 20

/** A server in a process of its own. */
export interface ChildServer {
  port: number
  process: ChildProcess
  /** Milliseconds from the command to the first good answer. */
  startedIn: number
  /** What it said on its error line so far. */
  complaints(): string
  /** Ends it. @throws when it has ended by itself before */
  stop(): Promise<void>
}

interface Command {
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  port: number
  /** What answers 200 once it serves. */
  readyPath: string
}

/** Starts a server with this Node.js and waits until it answers. @throws when it ends or stays silent */
export async function startChildServer({ args, cwd, env, port, readyPath }: Command): Promise<ChildServer> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  let complaints = ''
  child.stderr!.on('data', (chunk) => (complaints += chunk))
  while (!(await answers(port, readyPath))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}:\n${complaints}`)
    if (performance.now() - began > PATIENCE_MS) {
      child.kill('SIGKILL')
      throw new Error(`${args.join(' ')} does not answer:\n${complaints}`)
    }
    await wait(LOOK_EVERY_MS)
  }
  return {
    port,
    process: child,
    startedIn: performance.now() - began,
    complaints: () => complaints,
    stop: async () => {
      if (!child.connected) throw new Error(`${args.join(' ')} ended by itself:\n${complaints}`)
      const ended = once(child, 'exit')
      // Both servers end when whoever started them is gone.
      child.disconnect()
      const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS / 6)
      await ended
      clearTimeout(tooLong)
    },
  }
}

function answers(port: number, path: string): Promise<boolean> {
  return new Promise((done) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume()
      done(response.statusCode === 200)
    })
      .once('error', () => done(false))
      .end()
  })
}
