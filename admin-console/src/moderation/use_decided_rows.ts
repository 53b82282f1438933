import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useRowKeys } from '#console/lists/use_row_keys.ts'

/** The rows of a list that is worked off by keys: these decide about the row that has the focus, or had it last. */
export function useDecidedRows<Row extends { id: string }>() {
  const { data = [], isPending } = useListContext<Row>()
  const [at, setAt] = useState(0)
  const [choosing, setChoosing] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isLeft = useRef(false)
  const keysOf = useRowKeys(data.length)
  const row = Math.min(at, data.length - 1)

  const focusRow = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()

  // A decided row goes: the next one takes its place and the focus.
  useEffect(() => {
    if (!isLeft.current) return
    isLeft.current = false
    focusRow(row)
  }, [data, row])

  function cancel(index = row) {
    setChoosing(undefined)
    focusRow(index)
  }

  return {
    data,
    isPending,
    list,
    current: data[row],
    /** Whether reasons are offered for a row. */
    isChoosing: (one: Row | undefined) => one !== undefined && choosing === one.id,
    choose: ({ id }: Row) => setChoosing(id),
    cancel,
    /** The decision about a row is on its way. */
    leave() {
      isLeft.current = true
      setChoosing(undefined)
    },
    propsOf: (index: number) => ({
      keys: keysOf(index),
      onReach: () => setAt(index),
      isChoosing: data[index]!.id === choosing,
      onChoose: () => setChoosing(data[index]!.id),
      onCancel: () => cancel(index),
    }),
  }
}

export type DecidedRows = Pick<ReturnType<typeof useDecidedRows>, 'isPending' | 'list'>
