import { defineConfig, drivers } from '@adonisjs/core/hash'

/** argon2id with 19 MiB and two passes, accepted by both OWASP and ASVS 11.4.2. */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({ variant: 'id', version: 0x13, iterations: 2, memory: 19_456, parallelism: 1 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
