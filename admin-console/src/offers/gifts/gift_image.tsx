import { Box } from '@mui/material'
import type { GiftList } from '#console/offers/gifts/gift.ts'

interface Props {
  list: GiftList
  picture: string
  size: number
}

/** A gift as members see it; what it is stands beside it. */
export function GiftImage({ list, picture, size }: Props) {
  const svg = list.pictures.find(({ name }) => name === picture)?.svg ?? ''
  return (
    <Box
      component="img"
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    />
  )
}
