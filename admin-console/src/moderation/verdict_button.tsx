import { Box, Button, type ButtonProps } from '@mui/material'
import { focus } from '#console/theme/focus.ts'
import { Key } from '#console/theme/key.tsx'

interface Props {
  label: string
  /** The key that does the same. */
  shortcut: string
  onClick(): void
  variant?: ButtonProps['variant']
  color?: ButtonProps['color']
  disabled?: boolean
  /** Has the focus as soon as it appears. */
  isFocused?: boolean
}

/** A button with its key at the end. */
export function VerdictButton({ label, shortcut, onClick, variant, color = 'inherit', disabled, isFocused }: Props) {
  return (
    <Button
      variant={variant ?? 'outlined'}
      color={color}
      disabled={disabled ?? false}
      ref={isFocused ? focus : null}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      sx={{ justifyContent: 'space-between', gap: 1, textAlign: 'start', borderColor: 'divider', minHeight: 40 }}
    >
      <span>{label}</span>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', flex: 'none' }}>
        <Key>{SIGNS[shortcut] ?? shortcut.toUpperCase()}</Key>
      </Box>
    </Button>
  )
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' }
