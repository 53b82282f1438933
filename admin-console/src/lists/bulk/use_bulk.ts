import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { useUndoable } from '#console/forms/use_undoable.tsx'
import { useSelection } from '#console/lists/bulk/selection.ts'

export interface Bulk<R> {
  /** Says what is about to be done: key of a text with `smart_count`. */
  text: string
  /** Says that it was done to all of them. */
  done: string
  method: 'POST' | 'DELETE'
  pathOf(row: R): string
  body?: object
}

/** Does something to each of the chosen rows by a call of its own, once it can't be taken back any more. */
export function useBulk<R extends RaRecord>() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { resource } = useListContext()
  const undoable = useUndoable()
  const selection = useSelection()

  return ({ text, done, method, pathOf, body }: Bulk<R>) => {
    if (!selection) return
    const { hide, show, clear } = selection
    const rows = selection.rows as R[]
    hide(rows)
    clear()
    undoable({
      text: translate(text, { smart_count: rows.length }),
      onUndo: () => show(rows),
      async send(isLeaving) {
        const call = async (row: R) => {
          await httpClient(pathOf(row), { method, keepalive: isLeaving, ...(body && { body: JSON.stringify(body) }) })
        }
        // Whoever leaves can't wait for one answer before the next call.
        const outcomes = isLeaving ? await Promise.allSettled(rows.map(call)) : await oneByOne(rows, call)
        await queryClient.invalidateQueries({ queryKey: [resource] })
        show(rows)
        say(outcomes, done)
      },
    })
  }

  /** How many it was done to, and why not to the others. */
  function say(outcomes: PromiseSettledResult<void>[], done: string) {
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [translate(failureText(one.reason))] : []))
    const count = outcomes.length - reasons.length
    if (reasons.length === 0) return notify(done, { type: 'success', messageArgs: { smart_count: count } })
    const some = translate('lists.bulk.some', { done: String(count), all: String(outcomes.length) })
    return notify([some, ...new Set(reasons)].join(' '), { type: 'warning', multiLine: true, autoHideDuration: null })
  }
}

async function oneByOne<R>(rows: R[], call: (row: R) => Promise<void>): Promise<PromiseSettledResult<void>[]> {
  const outcomes: PromiseSettledResult<void>[] = []
  for (const row of rows) outcomes.push(...(await Promise.allSettled([call(row)])))
  return outcomes
}
