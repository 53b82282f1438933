import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { arc } from '../../paths.ts'
import { leaf } from '../../props/garden.ts'
import { box, dot, fill, line, moved, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

type Pot = { x: number; y: number; s: number; colour: string; metal: string; soup: string }

/** A full pot that stands at (`x`, `y`), 2 `s` wide, with a ladle in it. */
export function pot({ x, y, s, colour, metal, soup }: Pot): Layer[] {
  const rim = y - s * 1.16
  const handle = (side: 1 | -1) =>
    line(
      `M${x + side * s * 0.94} ${rim + s * 0.26}c${side * s * 0.4} ${-s * 0.06} ${side * s * 0.4} ${s * 0.36} 0 ${s * 0.3}`,
      darker(colour, 0.3),
      s * 0.11
    )
  return [
    prop(handle(-1) + handle(1)),
    prop(
      fill(
        `M${x - s} ${rim}V${y - s * 0.2}Q${x - s * 0.98} ${y + s * 0.04} ${x - s * 0.7} ${y + s * 0.08}Q${x} ${y + s * 0.2} ${x + s * 0.7} ${y + s * 0.08}Q${x + s * 0.98} ${y + s * 0.04} ${x + s} ${y - s * 0.2}V${rim}Z`,
        colour
      ) + oval(x, rim, s * 1.04, s * 0.25, lighter(colour, 0.3))
    ),
    marks(
      oval(x, rim + s * 0.01, s * 0.95, s * 0.2, darker(soup, 0.35)) +
        oval(x, rim + s * 0.035, s * 0.92, s * 0.165, soup) +
        line(`M${x - s * 0.86} ${rim + s * 0.44}V${y - s * 0.2}`, '#ffffff', s * 0.07, 'opacity="0.45"') +
        line(
          `M${x - s * 0.98} ${rim + s * 0.42}Q${x} ${rim + s * 0.68} ${x + s * 0.98} ${rim + s * 0.42}`,
          lighter(colour, 0.5),
          s * 0.03,
          'opacity="0.8"'
        )
    ),
    prop(
      line(
        `M${x + s * 0.28} ${rim + s * 0.03}L${x + s * 0.72} ${rim - s * 0.94}q${s * 0.06} ${-s * 0.14} ${s * 0.2} ${-s * 0.06}`,
        metal,
        s * 0.075
      ) +
        [
          [-0.5, 0.02, 0.15],
          [-0.14, 0.07, 0.17],
          [-0.26, -0.06, 0.13],
          [0.1, -0.05, 0.13],
        ]
          .map(([px, py, size], index) =>
            oval(x + px! * s, rim + py! * s, s * size!, s * size! * 0.5, lighter(soup, index % 2 ? 0.5 : 0.28))
          )
          .join('')
    ),
    marks(
      leaf([x - s * 0.62, rim + s * 0.06], [x - s * 0.36, rim + s * 0.1], s * 0.06, '#5f9a4f') +
        leaf([x + s * 0.42, rim + s * 0.08], [x + s * 0.66, rim], s * 0.06, '#6fa85a')
    ),
  ]
}

/** A ring of flames with the grate above it, below a pot at (`x`, `y`). */
export function flames(x: number, y: number, s: number, colours: readonly [string, string], iron: string): Layer[] {
  const tongues = Array.from({ length: 9 }, (_, index) => {
    const px = x + (index / 4 - 1) * s * 0.72
    const [wide, high] = [s * 0.085, s * (0.2 + (index % 2) * 0.07)]
    const tongue = (share: number, colour: string) =>
      fill(
        `M${px - wide * share} ${y + s * 0.2}Q${px - wide * share} ${y + s * 0.2 - high * share * 0.5} ${px} ${y + s * 0.2 - high * share}Q${px + wide * share} ${y + s * 0.2 - high * share * 0.5} ${px + wide * share} ${y + s * 0.2}Z`,
        colour
      )
    return tongue(1, colours[0]) + tongue(0.55, colours[1])
  })
  return [
    prop(box(x - s * 1.1, y + s * 0.2, s * 2.2, s * 0.13, iron, s * 0.05)),
    marks(tongues.join('')),
    prop([-0.86, 0.86].map((share) => box(x + share * s - s * 0.05, y + s * 0.04, s * 0.1, s * 0.2, iron, 4)).join('')),
  ]
}

/** A wooden board lying at (`x`, `y`). */
export function board(x: number, y: number, wide: number, wood: string): Layer[] {
  const [w, h] = [wide / 2, wide * 0.15]
  const shape = `M${x - w * 0.86} ${y - h}H${x + w * 0.86}Q${x + w * 0.94} ${y - h} ${x + w * 0.96} ${y - h * 0.8}L${x + w} ${y + h * 0.8}Q${x + w} ${y + h} ${x + w * 0.92} ${y + h}H${x - w * 0.92}Q${x - w} ${y + h} ${x - w} ${y + h * 0.8}L${x - w * 0.96} ${y - h * 0.8}Q${x - w * 0.94} ${y - h} ${x - w * 0.86} ${y - h}Z`
  return [
    prop(`<g transform="translate(0 ${wide * 0.03})">${fill(shape, darker(wood, 0.3))}</g>` + fill(shape, wood)),
    marks(
      [-0.5, 0, 0.5]
        .map((share) =>
          line(
            `M${x - w * 0.86} ${y + h * share}Q${x} ${y + h * (share + 0.12)} ${x + w * 0.86} ${y + h * share}`,
            darker(wood, 0.22),
            wide * 0.007,
            'opacity="0.6"'
          )
        )
        .join('')
    ),
  ]
}

/** A cook's knife; its tip points to the left. */
export function knife(x: number, y: number, long: number, turn: number, steel: string, grip: string): Layer[] {
  const l = long
  return [
    prop(
      moved(
        fill(
          `M${-l * 0.5} ${l * 0.045}Q${-l * 0.34} ${-l * 0.05} ${-l * 0.1} ${-l * 0.062}H${l * 0.14}V${l * 0.07}H${-l * 0.2}Q${-l * 0.4} ${l * 0.068} ${-l * 0.5} ${l * 0.045}Z`,
          steel
        ) + box(l * 0.13, -l * 0.066, l * 0.37, l * 0.076, grip, l * 0.03),
        x,
        y,
        turn
      )
    ),
    marks(
      moved(
        line(
          `M${-l * 0.4} ${l * 0.03}Q${-l * 0.2} ${l * 0.046} ${l * 0.12} ${l * 0.046}`,
          '#ffffff',
          l * 0.012,
          'opacity="0.7"'
        ) + [0.2, 0.31, 0.42].map((share) => dot(l * share, -l * 0.028, l * 0.011, lighter(grip, 0.6))).join(''),
        x,
        y,
        turn
      )
    ),
  ]
}

export function tomato(x: number, y: number, s: number, colour: string, green: string): Layer[] {
  return [
    prop(oval(x, y - s * 0.84, s, s * 0.86, colour)),
    prop(
      arc([x, y - s * 1.52], s * 0.42, s * 0.2, -160, 100, 5)
        .map(([px, py]) => leaf([x, y - s * 1.54], [px, py + s * 0.06], s * 0.1, green))
        .join('') +
        line(`M${x} ${y - s * 1.54}q${s * 0.02} ${-s * 0.16} ${s * 0.12} ${-s * 0.22}`, darker(green, 0.2), s * 0.09)
    ),
    marks(
      oval(
        x - s * 0.44,
        y - s * 1.06,
        s * 0.14,
        s * 0.26,
        '#ffffff',
        `opacity="0.55" transform="rotate(28 ${x - s * 0.44} ${y - s * 1.06})"`
      )
    ),
  ]
}

/** Slices of a tomato that lean on each other, from (`x`, `y`) to the right. */
export function slices(x: number, y: number, s: number, colour: string, count = 4): Layer[] {
  return Array.from({ length: count }, (_, index) => {
    const at = x + index * s * 0.72
    return [
      prop(oval(at, y - s * 0.6, s * 0.62, s * 0.66, colour)),
      marks(
        oval(at, y - s * 0.6, s * 0.5, s * 0.54, lighter(colour, 0.32)) +
          arc([at, y - s * 0.6], s * 0.28, s * 0.3, -60, 210, 4)
            .map(([px, py]) => oval(px, py, s * 0.12, s * 0.13, colour))
            .join('')
      ),
    ]
  }).flat()
}

/** A carrot with its green; its tip points to the left. */
export function carrot(x: number, y: number, long: number, turn: number, colour: string, green: string): Layer[] {
  const l = long
  return [
    prop(
      moved(
        [
          [0.86, -0.12],
          [0.94, 0],
          [0.84, 0.12],
        ]
          .map(([px, py]) => leaf([l * 0.48, 0], [l * px!, l * py!], l * 0.05, green))
          .join(''),
        x,
        y,
        turn
      )
    ),
    prop(
      moved(
        fill(
          `M${-l * 0.5} ${l * 0.02}Q${-l * 0.1} ${-l * 0.1} ${l * 0.38} ${-l * 0.12}Q${l * 0.52} ${-l * 0.1} ${l * 0.52} 0Q${l * 0.52} ${l * 0.12} ${l * 0.38} ${l * 0.13}Q${-l * 0.1} ${l * 0.11} ${-l * 0.5} ${l * 0.02}Z`,
          colour
        ),
        x,
        y,
        turn
      )
    ),
    marks(
      moved(
        [
          [-0.2, 0.05],
          [0.02, -0.07],
          [0.16, 0.09],
          [0.3, -0.08],
        ]
          .map(([px, py]) =>
            line(
              `M${l * px!} ${l * py!}q${l * 0.02} ${l * 0.03} 0 ${l * 0.05}`,
              darker(colour, 0.3),
              l * 0.014,
              'opacity="0.8"'
            )
          )
          .join(''),
        x,
        y,
        turn
      )
    ),
  ]
}

/** A bell pepper standing at (`x`, `y`). */
export function pepper(x: number, y: number, s: number, colour: string, green: string): Layer[] {
  const lobe = (at: number, wide: number, shade: string) => oval(x + at * s, y - s * 0.92, s * wide, s * 0.94, shade)
  return [
    prop(lobe(-0.5, 0.52, darker(colour, 0.12)) + lobe(0.5, 0.52, darker(colour, 0.12))),
    prop(lobe(0, 0.56, colour)),
    prop(
      oval(x, y - s * 1.74, s * 0.34, s * 0.12, green) +
        line(`M${x} ${y - s * 1.76}q0 ${-s * 0.24} ${s * 0.16} ${-s * 0.34}`, green, s * 0.17)
    ),
    marks(
      oval(x - s * 0.22, y - s * 1.2, s * 0.1, s * 0.34, '#ffffff', 'opacity="0.5"') +
        oval(x - s * 0.74, y - s * 1.14, s * 0.07, s * 0.24, '#ffffff', 'opacity="0.4"')
    ),
  ]
}

/** Tools that hang from a rail. */
export function rail(x: number, y: number, wide: number, s: number, metal: string, wood: string): string {
  const hung = (at: number, tool: string) => moved(line(`M0 0V${s * 0.24}`, metal, s * 0.06) + tool, x + at * wide, y)
  return (
    line(`M${x - wide * 0.5} ${y}H${x + wide * 0.5}`, metal, s * 0.09) +
    hung(
      -0.38,
      box(-s * 0.07, s * 0.2, s * 0.14, s * 0.9, wood, s * 0.06) + oval(0, s * 1.34, s * 0.22, s * 0.32, wood)
    ) +
    hung(
      -0.2,
      box(-s * 0.05, s * 0.2, s * 0.1, s * 0.86, metal, s * 0.04) +
        box(-s * 0.2, s * 1.02, s * 0.4, s * 0.56, metal, s * 0.08)
    ) +
    hung(0.22, box(-s * 0.05, s * 0.2, s * 0.1, s * 0.7, wood, s * 0.04) + dot(0, s * 1.24, s * 0.42, metal)) +
    hung(
      0.4,
      box(-s * 0.05, s * 0.2, s * 0.1, s * 0.9, metal, s * 0.04) +
        fill(
          `M${-s * 0.26} ${s * 1.06}H${s * 0.26}Q${s * 0.22} ${s * 1.44} 0 ${s * 1.44}Q${-s * 0.22} ${s * 1.44} ${-s * 0.26} ${s * 1.06}Z`,
          metal
        )
    )
  )
}
