import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import { Box, IconButton } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  name: string
  at: number
  count: number
  onMove(by: -1 | 1): void
}

const WAYS = [
  { by: -1, key: 'offers.move_up', Icon: ArrowUpwardOutlined },
  { by: 1, key: 'offers.move_down', Icon: ArrowDownwardOutlined },
] as const

/** Moves a row among its neighbours. A button that was pressed keeps the focus where its row goes, also at the end of its way. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const translate = useTranslate()
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  return (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      {WAYS.map(({ by, key, Icon }) => {
        const isEnd = at + by < 0 || at + by >= count
        return (
          <IconButton
            key={key}
            size="small"
            aria-label={translate(key, { name })}
            aria-disabled={isEnd}
            onClick={({ currentTarget }) => {
              if (isEnd) return
              pressed.current = currentTarget
              onMove(by)
            }}
            sx={isEnd ? { opacity: 0.3, cursor: 'default' } : undefined}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Box>
  )
}
