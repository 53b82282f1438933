import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { ApplicationService } from '@adonisjs/core/types'

/** Lets the application hash by argon2id with little memory: a log-in costs what any other call does, and tests make thousands. */
export function hashCheaply(app: ApplicationService): void {
  const argon = drivers.argon2({ variant: 'id', version: 0x13, iterations: 2, memory: 1_024, parallelism: 1 })
  app.config.set('hash', defineConfig({ default: 'argon', list: { argon } }))
}
