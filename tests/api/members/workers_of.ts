import { readFileSync } from 'node:fs'

/** Bytes of memory of each process that a process started to decode photos. */
export function workersOf(parent: number): number[] {
  // Node starts every process from its main thread.
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean)
  return children.flatMap((child) => {
    try {
      if (!readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('photo_worker')) return []
      const status = readFileSync(`/proc/${child}/status`, 'utf8')
      return [Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}
