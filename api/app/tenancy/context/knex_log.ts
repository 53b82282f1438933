import logger from '@adonisjs/core/services/logger'

/** Whoever asked for the connection, or for something on it, is told the same as an error. */
const TOLD_ANYWAY = /^(Acquire connection error|Connection Error): /

/** Where knex warns. */
export const knexLog = {
  warn: (message: unknown) => {
    if (!TOLD_ANYWAY.test(String(message))) logger.warn(String(message))
  },
  error: (message: unknown) => logger.error(String(message)),
  deprecate: (message: unknown) => logger.info(String(message)),
}
