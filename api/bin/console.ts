import 'reflect-metadata'
import { explainFault } from './explain_fault.js'
import { ignite } from './ignite.js'

await ignite(
  (ignitor) =>
    ignitor
      .ace()
      .configure(async (app) => {
        const kernel = await app.container.make('ace')
        const others = kernel.errorHandler
        kernel.errorHandler = {
          async render(error, its) {
            const reason = explainFault(error)
            if (reason) its.ui.logger.logError(reason)
            else await others.render(error, its)
          },
        }
      })
      .handle(process.argv.splice(2)),
  (app) => app.listen('SIGTERM', () => app.terminate())
)
