/** Commands from TypeScript sources; the build has its own ace.js. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
