import { VISIT } from './browser_notes.ts'
import { createListeners } from './create_listeners.ts'

const KEY = 'visits'

let memory = ''
const { tellAll, listen } = createListeners()

export { listen as onVisit }

/** Whether this browser has been here in an earlier visit. */
export function isBack(): boolean {
  return stored().startsWith('back')
}

/** Notes that a page was opened. */
export function noteVisit(): void {
  const last = Number(stored().split(' ')[1])
  const wasBefore = isBack() || Date.now() - last > VISIT
  store(`${wasBefore ? 'back' : 'first'} ${Date.now()}`)
  tellAll()
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

function store(text: string): void {
  memory = text
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage, every visit is the first.
  }
}
