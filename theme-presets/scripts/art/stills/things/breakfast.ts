import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { dot, fill, line, moved, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

/** A plate at (`x`, `y`), `s` from its middle to its rim. */
export function plate(x: number, y: number, s: number, colour: string, band: string): Layer[] {
  return [
    prop(oval(x, y + s * 0.07, s, s * 0.34, darker(colour, 0.22)) + oval(x, y, s, s * 0.34, colour)),
    marks(
      oval(x, y, s * 0.9, s * 0.29, 'none', `stroke="${band}" stroke-width="${s * 0.03}" opacity="0.8"`) +
        oval(x, y + s * 0.01, s * 0.68, s * 0.2, darker(colour, 0.1)) +
        oval(x, y + s * 0.03, s * 0.64, s * 0.17, lighter(colour, 0.3))
    ),
  ]
}

/** A turn of dough: broad and round outside, narrow inside. */
function wedge(w: number, h: number, colour: string): string {
  return fill(
    `M${-w * 0.6} ${h * 0.9}C${-w * 1.1} ${h * 0.3} ${-w * 1.2} ${-h * 0.4} ${-w * 0.86} ${-h * 0.76}C${-w * 0.5} ${-h * 1.06} ${w * 0.5} ${-h * 1.06} ${w * 0.86} ${-h * 0.76}C${w * 1.2} ${-h * 0.4} ${w * 1.1} ${h * 0.3} ${w * 0.6} ${h * 0.9}Q0 ${h * 0.72} ${-w * 0.6} ${h * 0.9}Z`,
    colour
  )
}

/** How its rolls turn, from the tips to the middle one, which lies over the others. */
const ROLLS = [[-3, 3], [-2, 2], [-1, 1], [0]] as const

/** A croissant whose middle is at (`x`, `y`), about twice `s` wide. */
export function croissant(x: number, y: number, s: number, colour: string, turn = 0): Layer[] {
  const roll = (step: number) => {
    const [angle, far] = [step * 24, Math.abs(step)]
    const [px, py] = [Math.sin((angle * Math.PI) / 180) * s * 0.98, (0.5 - Math.cos((angle * Math.PI) / 180) * 0.7) * s]
    const [wide, high] = [s * (0.33 - far * 0.03), s * (0.4 - far * 0.062)]
    const shade = far % 2 ? darker(colour, 0.1) : colour
    return {
      body: moved(wedge(wide, high, darker(shade, 0.22)) + wedge(wide * 0.93, high * 0.93, shade), px, py, angle),
      shine: moved(
        line(
          `M${-wide * 0.3} ${high * 0.5}Q${-wide * 0.5} ${-high * 0.2} ${-wide * 0.36} ${-high * 0.7}M${wide * 0.06} ${high * 0.56}Q${-wide * 0.02} ${high * 0.2} ${wide * 0.02} ${-high * 0.1}`,
          darker(colour, 0.36),
          s * 0.022,
          'opacity="0.55"'
        ) +
          line(
            `M${-wide * 0.02} ${-high * 0.66}Q${wide * 0.5} ${-high * 0.62} ${wide * 0.66} ${-high * 0.2}`,
            lighter(colour, 0.62),
            s * 0.06,
            'opacity="0.7"'
          ),
        px,
        py,
        angle
      ),
    }
  }
  return ROLLS.flatMap((steps) => {
    const rolls = steps.map(roll)
    const at = (svg: string) => moved(svg, x, y, turn)
    return [prop(at(rolls.map(({ body }) => body).join(''))), marks(at(rolls.map(({ shine }) => shine).join('')))]
  })
}

/** A boiled egg in its cup, which stands at (`x`, `y`). */
export function eggCup(x: number, y: number, s: number, colour: string, shell = '#f6dcc0'): Layer[] {
  return [
    prop(
      oval(x, y - s * 0.02, s * 0.5, s * 0.15, darker(colour, 0.2)) +
        fill(
          `M${x - s * 0.16} ${y - s * 0.6}H${x + s * 0.16}L${x + s * 0.36} ${y}H${x - s * 0.36}Z`,
          darker(colour, 0.12)
        )
    ),
    prop(
      fill(
        `M${x - s * 0.52} ${y - s * 1.2}C${x - s * 0.5} ${y - s * 1.8} ${x - s * 0.28} ${y - s * 2.14} ${x} ${y - s * 2.14}C${x + s * 0.28} ${y - s * 2.14} ${x + s * 0.5} ${y - s * 1.8} ${x + s * 0.52} ${y - s * 1.2}Z`,
        shell
      )
    ),
    prop(
      fill(
        `M${x - s * 0.62} ${y - s * 1.3}Q${x} ${y - s * 1.06} ${x + s * 0.62} ${y - s * 1.3}C${x + s * 0.62} ${y - s * 0.76} ${x + s * 0.34} ${y - s * 0.46} ${x} ${y - s * 0.44}C${x - s * 0.34} ${y - s * 0.46} ${x - s * 0.62} ${y - s * 0.76} ${x - s * 0.62} ${y - s * 1.3}Z`,
        colour
      )
    ),
    marks(
      oval(
        x - s * 0.2,
        y - s * 1.72,
        s * 0.07,
        s * 0.16,
        '#ffffff',
        `opacity="0.7" transform="rotate(18 ${x - s * 0.2} ${y - s * 1.72})"`
      ) +
        line(
          `M${x - s * 0.58} ${y - s * 1.12}Q${x} ${y - s * 0.86} ${x + s * 0.58} ${y - s * 1.12}`,
          lighter(colour, 0.6),
          s * 0.07
        )
    ),
  ]
}

/** A tumbler of juice standing at (`x`, `y`). */
export function juice(x: number, y: number, s: number, drink: string, glass = '#ffffff'): Layer[] {
  const side = (from: number, share: number) => s * (from - share * 0.16)
  const [rim, level] = [y - s * 2.1, y - s * 1.66]
  return [
    prop(
      fill(
        `M${x - side(0.72, 0)} ${rim}L${x - side(0.72, 1)} ${y}Q${x} ${y + s * 0.2} ${x + side(0.72, 1)} ${y}L${x + side(0.72, 0)} ${rim}Z`,
        glass,
        'opacity="0.5"'
      ) +
        fill(
          `M${x - s * 0.63} ${level}L${x - s * 0.52} ${y - s * 0.08}Q${x} ${y + s * 0.1} ${x + s * 0.52} ${y - s * 0.08}L${x + s * 0.63} ${level}Z`,
          drink
        ) +
        oval(x, level, s * 0.63, s * 0.14, lighter(drink, 0.35))
    ),
    marks(
      oval(
        x,
        rim,
        s * 0.72,
        s * 0.16,
        'none',
        `stroke="${lighter(glass, 0.3)}" stroke-width="${s * 0.045}" opacity="0.9"`
      ) + line(`M${x - s * 0.48} ${rim + s * 0.4}L${x - s * 0.42} ${y - s * 0.4}`, '#ffffff', s * 0.1, 'opacity="0.6"')
    ),
  ]
}

/** A slice of orange on the rim of a glass or beside it. */
export function orangeSlice(x: number, y: number, s: number, colour: string): Layer[] {
  const spokes = [0, 60, 120].map((turn) =>
    line(`M${-s * 0.72} 0H${s * 0.72}`, lighter(colour, 0.75), s * 0.08, `transform="rotate(${turn})"`)
  )
  return [
    prop(dot(x, y, s, colour)),
    marks(
      moved(
        dot(0, 0, s * 0.84, lighter(colour, 0.75)) + dot(0, 0, s * 0.74, lighter(colour, 0.2)) + spokes.join(''),
        x,
        y,
        14
      )
    ),
  ]
}
