import { Button, type ButtonProps } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useTranslate } from 'react-admin'
import { type Bulk, useBulk } from '#console/lists/bulk/use_bulk.ts'

interface Props<R> extends Bulk<R> {
  label: string
  color?: ButtonProps['color']
}

/** Does one thing to each of the chosen rows. */
export function BulkButton<R extends RaRecord>({ label, color, ...work }: Props<R>) {
  const translate = useTranslate()
  const bulk = useBulk<R>()
  return (
    <Button size="small" variant="contained" color={color} onClick={() => bulk(work)}>
      {translate(label)}
    </Button>
  )
}
