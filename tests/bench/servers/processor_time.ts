import { readFileSync } from 'node:fs'

/** Clock ticks of `/proc` (USER_HZ, proc(5)), which is 100 on every Linux that Node.js runs on. */
const MS_PER_TICK = 10

/** Milliseconds of processor time of a process so far, and of those it started that have ended; undefined where there is no `/proc`. */
export function processorTime(pid: number): number | undefined {
  const ticks = ticksOf(pid)
  return ticks && (ticks.own + ticks.ended) * MS_PER_TICK
}

/** The same of a PostgreSQL: of the process with this id and all that it started. */
export function serverTime(postmaster: number): number | undefined {
  const ticks = ticksOf(postmaster)
  if (!ticks) return undefined
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean)
  // One that ends meanwhile is counted with those that have.
  const running = backends.reduce((sum, pid) => sum + (ticksOf(Number(pid))?.own ?? 0), 0)
  return (ticks.own + ticks.ended + running) * MS_PER_TICK
}

/** Who started a process. */
export function parentOf(pid: number): number | undefined {
  const fields = fieldsOf(pid)
  return fields && Number(fields[1])
}

function ticksOf(pid: number): { own: number; ended: number } | undefined {
  const fields = fieldsOf(pid)
  if (!fields) return undefined
  const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number]
  return { own: own + system, ended: ended + endedSystem }
}

/** What stands after the name of the command, which may hold anything. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
