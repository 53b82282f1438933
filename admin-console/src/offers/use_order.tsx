import { Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

interface Ordered {
  id: string
}

/**
 * Rows in an order that somebody changes: at once in the list, then by `send`. `said` tells a screen reader where a row is now.
 * What was saved meanwhile is shown as soon as it differs from what was ordered here.
 */
export function useOrder<Row extends Ordered>(rows: readonly Row[], send: (ids: string[]) => Promise<void>) {
  const translate = useTranslate()
  const [ids, setIds] = useState<string[]>()
  const [text, setText] = useState('')
  const isSame = ids?.length === rows.length && rows.every(({ id }) => ids.includes(id))
  const ordered = isSame ? ids.map((id) => rows.find((row) => row.id === id)!) : [...rows]

  async function move(row: Row, by: -1 | 1, name: string) {
    const at = ordered.indexOf(row)
    const next = ordered.toSpliced(at, 1).toSpliced(at + by, 0, row)
    const order = next.map(({ id }) => id)
    setIds(order)
    setText(translate('offers.moved', { name, place: at + by + 1, count: next.length }))
    await send(order)
    setIds((current) => (current === order ? undefined : current))
  }

  const said = (
    <Box role="status" sx={VISUALLY_HIDDEN}>
      {text}
    </Box>
  )
  return { ordered, move, said }
}
