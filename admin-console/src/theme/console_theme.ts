import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { consoleComponents } from '#console/theme/console_components.ts'
import { palette } from '#console/theme/palette.ts'

const FONT = '"Inter Variable", system-ui, sans-serif'

/** 14 px text, an 8 px grid, lines instead of shadows, tabular figures. */
export function consoleTheme(mode: 'light' | 'dark'): RaThemeOptions {
  const colours = palette[mode]
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colours.accent, contrastText: colours.onAccent },
      secondary: { main: colours.accent, contrastText: colours.onAccent },
      success: { main: colours.success },
      warning: { main: colours.warning },
      error: { main: colours.danger },
      info: { main: colours.accent },
      background: { default: colours.ground, paper: colours.paper },
      text: { primary: colours.ink, secondary: colours.muted },
      divider: colours.line,
    },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: '1.375rem', fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.012em' },
      h2: { fontSize: '0.9375rem', fontWeight: 620, lineHeight: 1.4 },
      h6: { fontSize: '0.9375rem', fontWeight: 620 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 0 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4, letterSpacing: 0 },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    sidebar: { width: 208, closedWidth: 56 },
    components: { ...defaultTheme.components, ...consoleComponents(colours) },
  }
}
