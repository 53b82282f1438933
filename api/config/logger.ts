import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'manyhearts',
      level: env.get('LOG_LEVEL') ?? 'info',
      // Logs contain ids only, no personal data or messages (ASVS 16.2.5).
      redact: {
        // PostgreSQL tells in `detail` and `where` what stands in a row that it refused.
        paths: ['password', '*.password', 'email', '*.email', '*.body', 'token', '*.token', 'err.detail', 'err.where'],
        censor: '[hidden]',
      },
      transport: app.inDev ? { targets: [targets.pretty()] } : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
