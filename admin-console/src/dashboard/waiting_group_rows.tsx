import { Box, Typography } from '@mui/material'
import { screenOf } from '#console/dashboard/where_to.ts'
import { useWaitingWords } from '#console/dashboard/use_waiting_words.ts'
import { WaitingHint } from '#console/dashboard/waiting_hint.tsx'
import { WaitingRow } from '#console/dashboard/waiting_row.tsx'
import type { WaitingGroup } from '#console/dashboard/waiting_groups.ts'

interface Props {
  group: WaitingGroup
  isOfMany: boolean
  isBroken: boolean
}

/** What waits of one kind: a head with the sum, and a line for each brand; where it waits at one brand, one line says it all. */
export function WaitingGroupRows({ group, isOfMany, isBroken }: Props) {
  const { what, since } = useWaitingWords()
  const { name, rows } = group
  const [first, ...others] = rows
  const hint = <WaitingHint name={name} brands={rows.map(({ brand }) => brand)} />
  if (first && others.length === 0)
    return (
      <div>
        <WaitingRow
          waiting={first}
          label={what(first)}
          brandName={isOfMany ? first.brand.name : undefined}
          to={screenOf(name, first.brand.id)}
          isBroken={isBroken}
          isHead
        />
        {hint}
      </div>
    )
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, px: 2, py: 0.75 }}>
        <Typography variant="h3" sx={{ fontSize: '0.875rem', fontWeight: 620, lineHeight: 1.5 }}>
          {what(group)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {since(group)}
        </Typography>
      </Box>
      {hint}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <li key={row.brand.id}>
            <WaitingRow waiting={row} label={row.brand.name} to={screenOf(name, row.brand.id)} isBroken={isBroken} />
          </li>
        ))}
      </Box>
    </Box>
  )
}
