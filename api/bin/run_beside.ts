import { spawn, type SpawnOptions } from 'node:child_process'

export interface Beside {
  /** Prints the output so far and everything that follows. @throws on a non-zero exit code */
  shown(): Promise<void>
}

/** Buffers the output, as two commands that write to one terminal can't be read. */
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
