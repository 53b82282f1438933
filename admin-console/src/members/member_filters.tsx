import { Box, Typography } from '@mui/material'
import { FilterLiveForm, SearchInput, SelectInput, useListContext, useLocale, useTranslate } from 'react-admin'
import { FILTER_ROW } from '#console/theme/filter_row.ts'
import { STATUSES } from '#console/members/member.ts'

/** The API stops counting here. */
const MOST_COUNTED = 10_000

export function MemberFilters() {
  const translate = useTranslate()
  const { total } = useListContext()
  const { format } = new Intl.NumberFormat(useLocale())
  return (
    <FilterLiveForm>
      <Box sx={FILTER_ROW}>
        <SearchInput
          source="q"
          placeholder={translate('members.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('members.search') } }}
        />
        <SelectInput
          source="status"
          label="resources.members.fields.status"
          choices={STATUSES.map((id) => ({ id, name: `members.statuses.${id}` }))}
        />
        <SelectInput
          source="photos"
          label="members.photos.title"
          choices={[{ id: 'waiting', name: 'members.photos.waiting' }]}
        />
        {total !== undefined && (
          <Typography sx={{ ml: 'auto', alignSelf: 'center', color: 'text.secondary' }}>
            {translate('members.count', {
              smart_count: total,
              number: total >= MOST_COUNTED ? `${format(MOST_COUNTED)}+` : format(total),
            })}
          </Typography>
        )}
      </Box>
    </FilterLiveForm>
  )
}
