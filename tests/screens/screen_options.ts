import { parseArgs } from 'node:util'
import type { Mode } from '@manyhearts/theme-presets/preset'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { SHOWN_PAGES } from './shown_pages.ts'

/** Each may be given several times. */
export type ScreenOptions = {
  pages: string[]
  presets: PresetName[]
  modes: Mode[]
  widths: number[]
  /** Empty: each brand in its own language. */
  locales: string[]
  /** Something was chosen: every combination of the rest is taken, otherwise pairs. */
  isChosen: boolean
}

/** Reads `--page index --width 390 …`. @throws for unknown options and values */
export function screenOptions(args: string[]): ScreenOptions {
  const several = { type: 'string', multiple: true } as const
  const { values } = parseArgs({
    args,
    options: { page: several, preset: several, width: several, mode: several, locale: several },
  })
  return {
    pages: among(
      SHOWN_PAGES.map(({ name }) => name),
      values.page
    ),
    presets: among(Object.keys(presets) as PresetName[], values.preset),
    modes: among<Mode>(['light', 'dark'], values.mode),
    widths: values.width?.map(Number) ?? [390, 1280],
    locales: values.locale ?? [],
    isChosen: args.length > 0,
  }
}

function among<Name extends string>(all: readonly Name[], wanted?: string[]): Name[] {
  const unknown = wanted?.find((name) => !all.includes(name as Name))
  if (unknown) throw new Error(`"${unknown}" is none of ${all.join(', ')}`)
  return all.filter((name) => !wanted || wanted.includes(name))
}
