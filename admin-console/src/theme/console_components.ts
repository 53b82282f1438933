import type { RaThemeOptions } from 'react-admin'
import type { palette } from '#console/theme/palette.ts'

type Colours = Record<keyof (typeof palette)['light'], string>

const OUTLINED = { variant: 'outlined', size: 'small', margin: 'none' } as const

/** React-admin takes 3em for the top bar, which is 6 px short of it in the console's smaller text. */
const BELOW_THE_BAR = 'calc(100vh - 48px)'

export function consoleComponents(colours: Colours): NonNullable<RaThemeOptions['components']> {
  const edge = `1px solid ${colours.line}`
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { border: edge, borderRadius: 10 } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: { backgroundColor: colours.paper, color: colours.ink, border: 0, borderBottom: edge, borderRadius: 0 },
      },
    },
    MuiTextField: { defaultProps: OUTLINED },
    MuiFormControl: { defaultProps: OUTLINED },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colours.paper },
        notchedOutline: { borderColor: colours.line },
      },
    },
    // Decorative: text beside it says what is loading.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.line, padding: '8px 16px' },
        head: { color: colours.muted, fontSize: '0.75rem', fontWeight: 550, whiteSpace: 'nowrap' },
      },
    },
    MuiTablePagination: {
      styleOverrides: { root: { border: 0 }, toolbar: { minHeight: 48 } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          padding: '4px 12px',
          borderColor: colours.line,
          color: colours.muted,
          '&.Mui-selected': { backgroundColor: colours.accentSoft, color: colours.accent },
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { padding: '24px', minWidth: 0 } },
      },
    },
    RaSidebar: {
      styleOverrides: { root: { height: BELOW_THE_BAR, '& .RaSidebar-fixed': { height: BELOW_THE_BAR } } },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '0 8px',
          padding: '6px 8px',
          borderRadius: 6,
          fontSize: '0.875rem',
          // Names of screens are read in full, in any language; a closed menu shows icons alone.
          '.RaMenu-open & .MuiTypography-root': { whiteSpace: 'normal' },
          '&.RaMenuItemLink-active': {
            backgroundColor: colours.accentSoft,
            color: colours.accent,
            fontWeight: 550,
            '& .MuiSvgIcon-root': { fill: colours.accent },
          },
        },
      },
    },
  }
}
