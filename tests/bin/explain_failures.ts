import type { PluginFn } from '@japa/runner/types'
import type { HttpContext } from '@adonisjs/core/http'

/** Not a literal, or the type checker would follow it and read the whole site along. */
const HANDLER: string = '@manyhearts/api/app/http/exception_handler'

/** Faults of the server since the running test began: what a visitor is told of them is a number, which explains no failed test. */
let faults: unknown[] = []

/** Prints, below a test that failed, why the server answered with a 500 meanwhile. */
export const explainFailures: PluginFn = ({ emitter }) => {
  emitter.on('test:start', () => {
    faults = []
  })
  emitter.on('test:end', ({ hasError }) => {
    if (hasError) for (const fault of faults) console.error('    the server failed:', fault)
  })
}

/** Has the server of this process tell what it fails of. */
export async function noteServerFaults(): Promise<void> {
  const { default: Handler } = await import(HANDLER)
  const { handle } = Handler.prototype
  Handler.prototype.handle = async function (error: unknown, ctx: HttpContext) {
    await handle.call(this, error, ctx)
    if (ctx.response.getStatus() === 500) faults.push(error)
  }
}
