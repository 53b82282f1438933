const LOOK_EVERY_MS = 100

/**
 * Calls `exceeded` once this process, all of its threads together, has used more than so many milliseconds of processor time from now
 * on. Waiting for a busy machine doesn't count. @returns what ends the watch
 */
export function watchCpuTime(longest: number, exceeded: () => void): () => void {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 <= longest) return
    clearInterval(timer)
    exceeded()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
