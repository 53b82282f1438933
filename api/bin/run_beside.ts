import { spawn, type SpawnOptions } from 'node:child_process'

/** A command that runs beside others. */
export interface Beside {
  /** Shows what it said so far, and from now on whatever it says. @throws when it ends with anything but 0 */
  shown(): Promise<void>
}

/** Starts a command of which nothing is shown until it is asked for: two that write on one terminal at once can't be read. */
export function runBeside(command: string, args: string[], options: SpawnOptions): Beside {
  const held: Buffer[] = []
  let isShown = false
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (said: Buffer) => (isShown ? process.stdout.write(said) : held.push(said)))
  const ended = new Promise<string | undefined>((done) => {
    child
      .once('error', (error) => done(error.message))
      .once('close', (code, signal) =>
        done(code === 0 ? undefined : `${[command, ...args].join(' ')} ended with ${signal ?? code}`)
      )
  })
  return {
    async shown() {
      isShown = true
      process.stdout.write(Buffer.concat(held))
      const failure = await ended
      if (failure) throw new Error(failure)
    },
  }
}
