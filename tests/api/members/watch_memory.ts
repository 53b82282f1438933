import { workersOf } from './workers_of.ts'

const LOOK_EVERY_MS = 50

/** Polls the memory of the server and its photo workers until stopped; bytes. */
export function watchMemory() {
  const before = process.memoryUsage().rss
  const most = { growth: 0, ofWorker: 0, workers: 0 }
  const look = () => {
    const each = workersOf(process.pid)
    most.growth = Math.max(most.growth, process.memoryUsage().rss - before)
    most.ofWorker = Math.max(most.ofWorker, ...each)
    most.workers = Math.max(most.workers, each.length)
  }
  const watch = setInterval(look, LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(watch)
      return most
    },
  }
}
