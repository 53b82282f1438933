/** In ms: what changes often is fetched again after a pause. */
const PAUSE = 300

type Options = {
  /** Without the pause. */
  isUrgent?: boolean
}

/**
 * Runs tasks by name while the tab is looked at, each one only once at a time: whatever is asked for meanwhile is done afterwards, once.
 * A hidden tab notes what there is to do.
 */
export function createTasks(isHidden = () => document.hidden) {
  const noted = new Map<string, () => void>()
  const running = new Set<string>()
  const again = new Map<string, () => void>()
  let isOver = false

  function run(name: string, work: () => Promise<unknown>, options: Options = {}) {
    const redo = () => run(name, work, options)
    if (isOver) return
    if (isHidden()) noted.set(name, redo)
    else if (running.has(name)) again.set(name, redo)
    else void finish(name, work, options)
  }

  async function finish(name: string, work: () => Promise<unknown>, { isUrgent }: Options) {
    running.add(name)
    // What couldn't be fetched comes with the next poll.
    await work().catch(() => {})
    if (again.has(name) && !isUrgent) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    running.delete(name)
    const redo = again.get(name)
    again.delete(name)
    redo?.()
  }

  function look() {
    if (isHidden()) return
    const redos = [...noted.values()]
    noted.clear()
    for (const redo of redos) redo()
  }

  document.addEventListener('visibilitychange', look)
  return {
    run,
    stop() {
      isOver = true
      document.removeEventListener('visibilitychange', look)
    },
  }
}
