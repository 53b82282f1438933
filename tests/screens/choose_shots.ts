import type { ScreenOptions } from './screen_options.ts'
import type { Shot } from './shot.ts'

/** Shown in every theme: what a visitor decides on. */
const WHOLE = ['index']

/** One theme after the other: every combination of what was chosen, otherwise every pair of page, preset, mode and width. */
export function chooseShots(options: ScreenOptions): Shot[] {
  const { pages, presets, modes, widths, locales, isChosen } = options
  const all = presets.flatMap((preset, column) =>
    modes.flatMap((mode, m) =>
      pages.flatMap((page, row) => {
        const shown = widths.filter(
          (_, w) => isChosen || WHOLE.includes(page) || (row + column) % (modes.length * widths.length) === w * 2 + m
        )
        return shown.map((width) => ({ page, preset, mode, width }))
      })
    )
  )
  return locales.length === 0 ? all : locales.flatMap((locale) => all.map((shot) => ({ ...shot, locale })))
}
