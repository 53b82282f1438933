import { Avatar, Box, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { FictionalProfile } from '#console/fictional/fictional_profile.ts'
import type { Column } from '#console/lists/column.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'
import { placeName } from '#console/translations/place_name.ts'

export function useFictionalColumns(): Column<FictionalProfile>[] {
  const translate = useTranslate()
  const language = useLocale()
  return [
    { source: 'name', isSorted: true, render: (profile) => <Name profile={profile} /> },
    { source: 'state', render: ({ retired }) => <FictionalState retired={retired} /> },
    { source: 'waiting', align: 'right', render: ({ waiting }) => waiting },
    { source: 'age', from: 'lg', align: 'right', render: ({ age }) => age },
    {
      source: 'place',
      from: 'md',
      render: ({ city, region, country }) => [city ?? region, placeName(country, language)].filter(Boolean).join(', '),
    },
    {
      source: 'photo_count',
      from: 'md',
      render: ({ photo_count: count, photos_unrecorded: unrecorded }) => (
        <>
          {count}
          {unrecorded > 0 && (
            <Typography component="span" variant="body2" sx={{ color: 'warning.main' }}>
              {' · '}
              {translate('fictional.photos.unrecorded', { number: unrecorded })}
            </Typography>
          )}
        </>
      ),
    },
    { source: 'made_at', isSorted: true, from: 'lg', render: ({ made_at: at }) => <Moment at={at} isDay /> },
  ]
}

export function FictionalState({ retired }: Pick<FictionalProfile, 'retired'>) {
  const translate = useTranslate()
  return (
    <StateDot colour={retired ? 'text.disabled' : 'success.main'}>
      {translate(`fictional.states.${retired ? 'retired' : 'used'}`)}
    </StateDot>
  )
}

function Name({ profile: { name, photo } }: { profile: FictionalProfile }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        alt=""
        src={photo?.thumb_filename}
        sx={{ width: 36, height: 36, fontSize: '0.875rem', bgcolor: 'action.selected', color: 'text.secondary' }}
      >
        {name.slice(0, 1)}
      </Avatar>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
    </Box>
  )
}
