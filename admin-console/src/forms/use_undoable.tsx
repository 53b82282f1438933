import { useNotify } from 'react-admin'
import { keepBack } from '#console/data/calls_kept_back.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { UndoToast } from '#console/forms/undo_toast.tsx'

/** Long enough to read what happens, and to reach the button by keyboard. */
const TIME_TO_UNDO_MS = 8_000

interface Undoable {
  text: string
  /** Sends it; `isLeaving`: the page may be gone before there is an answer. */
  send(isLeaving: boolean): Promise<void>
  /** Shows again what was there before. */
  onUndo(): void
}

/**
 * What is done can be taken back as long as a toast says so; only then is anything sent, or at once when the page is left. It is
 * react-admin's undoable mode for calls of our own, and asks nobody whether to leave.
 */
export function useUndoable() {
  const notify = useNotify()
  return ({ text, send, onUndo }: Undoable) => {
    const call = keepBack(async (isLeaving) => {
      try {
        await send(isLeaving)
      } catch (error) {
        onUndo()
        notify(failureText(error), { type: 'error' })
      }
    })
    const undo = () => {
      call.forget()
      onUndo()
    }
    notify(<UndoToast text={text} onUndo={undo} onEnd={call.send} />, { autoHideDuration: TIME_TO_UNDO_MS })
  }
}
