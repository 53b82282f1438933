import type { PluginFn } from '@japa/runner/types'
import type { HttpContext } from '@adonisjs/core/http'

/** Not a literal type, or the type checker would follow the import into the whole site. */
const HANDLER: string = '@manyhearts/api/app/site/exception_handler'

/** Errors behind 5xx answers since the current test began; the answers hide them. */
let errors: unknown[] = []

export const explainFailures: PluginFn = ({ emitter }) => {
  emitter.on('test:start', () => {
    errors = []
  })
  emitter.on('test:end', ({ hasError }) => {
    if (hasError) for (const error of errors) console.error('    the server failed:', error)
  })
}

export async function collectServerErrors(): Promise<void> {
  const { default: Handler } = await import(HANDLER)
  const { handle } = Handler.prototype
  Handler.prototype.handle = async function (error: unknown, ctx: HttpContext) {
    await handle.call(this, error, ctx)
    if (ctx.response.getStatus() >= 500) errors.push(error)
  }
}
