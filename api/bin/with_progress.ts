const EVERY_MS = 8_000

/** Says what is being done, and every few seconds that it still is. */
export async function withProgress<T>(what: string, work: () => Promise<T>, everyMs = EVERY_MS): Promise<T> {
  const began = Date.now()
  console.log(`${what} …`)
  const timer = setInterval(() => console.log(`${what} … ${Math.round((Date.now() - began) / 1000)} s`), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
