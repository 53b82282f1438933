import { type ReactNode, useMemo, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { type Selection, SelectionContext } from '#console/lists/bulk/selection.ts'

interface Props {
  isSelectable(row: RaRecord): boolean
  children: ReactNode
}

interface Chosen {
  /** The page, order and filters that it was chosen on; another page begins anew. */
  page: string
  ids: ReadonlySet<RaRecord['id']>
  /** The last that was chosen alone, where a range begins. */
  last?: RaRecord['id'] | undefined
}

const NOBODY: ReadonlySet<RaRecord['id']> = new Set()

export function SelectionProvider({ isSelectable, children }: Props) {
  const { data = [], page, perPage, sort, filterValues } = useListContext()
  const [chosen, setChosen] = useState<Chosen>({ page: '', ids: NOBODY })
  const [hidden, setHidden] = useState(NOBODY)
  const thisPage = JSON.stringify([page, perPage, sort, filterValues])

  const selection = useMemo((): Selection => {
    const shown = data.filter(({ id }) => !hidden.has(id))
    const selectable = shown.filter(isSelectable)
    const { ids, last } = chosen.page === thisPage ? chosen : { ids: NOBODY, last: undefined }
    const rows = selectable.filter(({ id }) => ids.has(id))
    const choose = (next: Iterable<RaRecord['id']>, from?: RaRecord['id']) =>
      setChosen({ page: thisPage, ids: new Set(next), last: from })
    return {
      rows,
      selectable: selectable.length,
      isSelectable,
      isChosen: ({ id }) => ids.has(id),
      toggle({ id }, toHere = false) {
        const [begin, end] = [
          selectable.findIndex((row) => row.id === last),
          selectable.findIndex((row) => row.id === id),
        ]
        const touched =
          toHere && begin >= 0
            ? selectable.slice(Math.min(begin, end), Math.max(begin, end) + 1).map((row) => row.id)
            : [id]
        const known = rows.map((row) => row.id)
        choose(ids.has(id) ? known.filter((one) => !touched.includes(one)) : [...known, ...touched], id)
      },
      toggleAll: () => choose(rows.length < selectable.length ? selectable.map(({ id }) => id) : []),
      clear: () => choose([]),
      isHidden: ({ id }) => hidden.has(id),
      hide: (gone) => setHidden((known) => new Set([...known, ...gone.map(({ id }) => id)])),
      show: (back) => setHidden((known) => new Set([...known].filter((id) => !back.some((row) => row.id === id)))),
    }
  }, [data, hidden, chosen, thisPage, isSelectable])

  return <SelectionContext value={selection}>{children}</SelectionContext>
}
