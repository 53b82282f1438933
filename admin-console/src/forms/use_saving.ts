import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { without } from '#console/forms/drafts.ts'
import { faultsOf } from '#console/forms/faults_of.ts'

/** `faults`: the API's messages by field path. */
export interface SaveState {
  phase: 'idle' | 'saving' | 'saved' | 'failed'
  faults: Record<string, string>
  message: string
}

const IDLE: SaveState = { phase: 'idle', faults: {}, message: '' }

/** How far a form's saving has come, for its save bar; on failure the form keeps its values. */
export function useSaving() {
  const translate = useTranslate()
  const [state, setState] = useState(IDLE)

  const messageOf = (error: unknown, faulty: number): string => {
    if (!(error instanceof HttpError)) return translate('forms.not_reached')
    return faulty > 0 ? translate('forms.fields_wrong', { smart_count: faulty }) : error.message
  }

  /** @returns whether it wasn't refused */
  const saving = async (send: () => Promise<unknown>): Promise<boolean> => {
    setState({ ...IDLE, phase: 'saving' })
    try {
      await send()
      setState({ ...IDLE, phase: 'saved' })
      return true
    } catch (error) {
      const faults = faultsOf(error)
      setState({ phase: 'failed', faults, message: messageOf(error, Object.keys(faults).length) })
      return false
    }
  }

  /** Clears a field's error and the "saved" state once it is edited. */
  const settle = (path: string) =>
    setState((current) => {
      const faults = without(current.faults, path)
      return Object.keys(faults).length > 0 ? { ...current, faults } : IDLE
    })

  return { state, saving, settle }
}
