import { TooManyAttempts } from './too_many_attempts.js'
import { limited } from './limited.js'

/** Counts once more, and says whether that was too often instead of refusing: for what nobody shall be told. */
export async function isLimited(key: string, requests: number, duration: string): Promise<boolean> {
  try {
    await limited(key, requests, duration)
    return false
  } catch (error) {
    if (error instanceof TooManyAttempts) return true
    throw error
  }
}
