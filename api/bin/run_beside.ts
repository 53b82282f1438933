import { spawn, type SpawnOptions } from 'node:child_process'

export interface Beside {
  /** Prints the output so far and everything that follows. @throws on a non-zero exit code, with the last of the output */
  shown(): Promise<void>
}

/** Lines that name what failed stand at the end of a test run's output. */
const LAST_LINES = 150

/** Buffers the output, as two commands that write to one terminal can't be read. */
export function runBeside(command: string, args: string[], options: SpawnOptions): Beside {
  const output: Buffer[] = []
  let isShown = false
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (said: Buffer) => {
      output.push(said)
      if (isShown) process.stdout.write(said)
    })
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
      process.stdout.write(Buffer.concat(output))
      const failure = await ended
      if (!failure) return
      const lines = Buffer.concat(output).toString().trimEnd().split('\n')
      throw new Error([...lines.slice(-LAST_LINES), failure].join('\n'))
    },
  }
}
