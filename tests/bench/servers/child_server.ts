import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Meter } from './meter.ts'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 20

export interface ChildServer {
  port: number
  process: ChildProcess
  /** Milliseconds from the command to the first good answer. */
  startedIn: number
  complaints(): string
  /** @throws when it has already ended by itself */
  stop(): Promise<void>
}

/** One that counts its processor time. */
export interface MeteredServer extends ChildServer {
  meter: Meter
}

interface Command {
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  port: number
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
      // Both servers end when their parent disconnects.
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
