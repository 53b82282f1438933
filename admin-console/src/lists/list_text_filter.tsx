import { TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useTypedFilter } from '#console/lists/use_typed_filter.ts'

/** A filter by a whole word, named as the field is. */
export function ListTextFilter({ source }: { source: string }) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { text, type, apply } = useTypedFilter(source)
  return (
    <TextField
      type="search"
      label={translate(`resources.${resource}.fields.${source}`)}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  )
}
