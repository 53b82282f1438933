import { Typography, type TypographyProps } from '@mui/material'

interface Props {
  children: string | null
  variant?: TypographyProps['variant']
  /** Somebody is quoted, rather than shown in their own place. */
  isQuote?: boolean
}

/** What somebody wrote, with its lines and in its own direction; a long word breaks. */
export function WrittenText({ children, variant = 'body1', isQuote = false }: Props) {
  return (
    <Typography
      variant={variant}
      component={isQuote ? 'blockquote' : 'p'}
      dir="auto"
      sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  )
}
