import { execFile, type ExecFileOptions } from 'node:child_process'
import { promisify } from 'node:util'

/** @throws with all that the command said, on a non-zero exit code */
export async function runQuietly(command: string, args: string[], options: ExecFileOptions): Promise<void> {
  await promisify(execFile)(command, args, { ...options, maxBuffer: Infinity }).catch(({ message, stdout }) => {
    throw new Error(`${message}\n${stdout}`)
  })
}
