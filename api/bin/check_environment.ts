import { explainFault } from './explain_fault.js'

/** Run by `npm start` before it makes or builds anything: names every fault of the environment at once, and ends with 1. */
try {
  await import('../start/env.js')
} catch (error) {
  console.error(explainFault(error) ?? error)
  process.exit(1)
}
