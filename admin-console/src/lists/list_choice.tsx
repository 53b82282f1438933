import { MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useListFilter } from '#console/lists/use_list_filter.ts'

interface Props {
  source: string
  /** Key of its name; without it the name of the field. */
  label?: string
  choices: readonly { id: string; name: string }[]
}

/** A filter by one of few things, whose names are shown as they are. */
export function ListChoice({ source, label, choices }: Props) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const [chosen, choose] = useListFilter(source)
  const isKnown = choices.some(({ id }) => id === chosen)
  return (
    <TextField
      select
      label={translate(label ?? `resources.${resource}.fields.${source}`)}
      value={isKnown ? chosen : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <MenuItem value="">{translate('lists.any')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
