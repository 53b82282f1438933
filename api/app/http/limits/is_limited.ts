import { TooManyAttempts } from './too_many_attempts.js'
import { limited } from './limited.js'

/** Counts like `limited` but doesn't throw, for limits that must not be noticed. */
export async function isLimited(key: string, requests: number, duration: string): Promise<boolean> {
  try {
    await limited(key, requests, duration)
    return false
  } catch (error) {
    if (error instanceof TooManyAttempts) return true
    throw error
  }
}
