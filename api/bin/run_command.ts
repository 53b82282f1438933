import { spawn, type SpawnOptions } from 'node:child_process'

/** @throws on a non-zero exit code */
export function runCommand(command: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((done, fail) => {
    spawn(command, args, { stdio: 'inherit', ...options })
      .once('error', fail)
      .once('exit', (code, signal) =>
        code === 0 ? done() : fail(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`))
      )
  })
}
