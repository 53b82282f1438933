/** By the clock of this device; lists are asked anew often enough. */
export function isPast(at: string): boolean {
  return Date.parse(at) < Date.now()
}
