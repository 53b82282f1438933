import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of memory of each process that a process started to decode photos. */
export function workersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const isOurs = command.includes('photo_worker') && status.includes(`PPid:\t${parent}\n`)
        return isOurs ? [Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024] : []
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}
