import { breakpoints } from './breakpoints.ts'
import { colourVariables } from './colour_variables.ts'
import { fluidSize } from './fluid_size.ts'
import type { Mode, Typeface } from './preset.ts'
import type { Role } from './roles.ts'
import { shapeVariables } from './shape_variables.ts'
import type { Theme } from './theme.ts'

const SHADOW_LEVELS = 25

/** Options for MUI's `createTheme`, in hex because MUI's colour functions read nothing newer. */
export function muiTheme(theme: Theme, mode: Mode = theme.default_mode) {
  const colours = theme.modes[mode]
  const { display, text, sizes } = theme.type
  const variables = shapeVariables(theme)
  const tone = (role: Role) => ({
    main: colours[role],
    light: colours[`${role}_soft`],
    dark: role === 'primary' ? colours.primary_hover : colours[`${role}_ink`],
    contrastText: colours[`on_${role}`],
  })
  const set = (face: Typeface, family: string, size: [number, number]) => ({
    fontFamily: family,
    fontWeight: face.weight,
    fontSize: fluidSize(size),
    lineHeight: face.line_height,
    letterSpacing: `${face.tracking}em`,
  })
  const heading = (size: keyof typeof sizes) => set(display, variables['--font-display']!, sizes[size])
  const body = (size: keyof typeof sizes) => set(text, variables['--font-text']!, sizes[size])
  return {
    palette: {
      mode,
      primary: tone('primary'),
      secondary: tone('secondary'),
      error: tone('danger'),
      warning: tone('warning'),
      success: tone('success'),
      info: tone('fictional'),
      background: { default: colours.surface_0, paper: colours.surface_1 },
      text: { primary: colours.ink, secondary: colours.ink_muted, disabled: colours.ink_muted },
      divider: colours.line,
    },
    typography: {
      fontFamily: variables['--font-text']!,
      h1: heading('3xl'),
      h2: heading('2xl'),
      h3: heading('xl'),
      h4: heading('lg'),
      body1: body('md'),
      body2: body('sm'),
      button: { ...body('md'), fontWeight: text.strong, textTransform: 'none' as const },
      caption: body('xs'),
    },
    shape: { borderRadius: theme.radius.control },
    spacing: 8,
    shadows: shadows(colourVariables(theme, mode)),
    breakpoints: {
      values: {
        xs: 0,
        sm: breakpoints.small,
        md: breakpoints.medium,
        lg: breakpoints.large,
        xl: breakpoints.wide,
      },
    },
  }
}

/** MUI wants 25 elevations; we have three. */
function shadows(variables: Record<string, string>): string[] {
  return Array.from({ length: SHADOW_LEVELS }, (_, height) => {
    const level = height <= 2 ? 'card' : height <= 8 ? 'raised' : 'overlay'
    return height === 0 ? 'none' : variables[`--shadow-${level}`]!
  })
}
