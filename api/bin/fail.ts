import { explainFault } from './explain_fault.ts'

/** Ends a launcher with what a person can do, or else with the error as it is. */
export function fail(error: unknown): never {
  console.error(explainFault(error) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}
