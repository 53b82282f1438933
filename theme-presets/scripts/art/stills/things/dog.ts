import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { type Point, points, smooth } from '../../paths.ts'
import { dot, fill, line, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

type Dog = { x: number; y: number; s: number; coat: string; ears: string; bib: string; collar: string; tag: string }

const BODY = points('-0.9,0 -1.02,-1.2 -0.6,-1.95 0.5,-2.02 1.8,-1.86 2.8,-1.5 3.32,-0.8 3.3,-0.14 2.9,0.06')
const HEAD = points('0,-1.02 0.74,-0.84 1,-0.16 0.86,0.44 0.52,0.92 0,1.06 -0.52,0.92 -0.86,0.44 -1,-0.16 -0.74,-0.84')
const BLAZE = points('-0.2,-1.02 0.2,-1.02 0.22,-0.2 0.62,0.38 0.5,0.86 0,1.04 -0.5,0.86 -0.62,0.38 -0.22,-0.2')

/** A dog that lies on its belly and looks at us; (`x`, `y`) is the ground between its paws, its head to the left. */
export function dog({ x, y, s, coat, ears, bib, collar, tag }: Dog): Layer[] {
  const at = (svg: string, dx = 0, dy = 0, turn = 0) =>
    `<g transform="translate(${x + dx * s} ${y + dy * s}) rotate(${turn}) scale(${s})">${svg}</g>`
  const face = (svg: string) => at(svg, -0.3, -2.02, -4)
  const ear = (side: 1 | -1) =>
    fill(
      smooth([
        [side * 0.62, -0.92],
        [side * 1.12, -0.8],
        [side * 1.4, 0.02],
        [side * 1.3, 0.66],
        [side * 1.04, 0.62],
        [side * 0.84, -0.1],
      ] as Point[]),
      ears
    )
  const eye = (side: 1 | -1) =>
    oval(side * 0.42, -0.14, 0.15, 0.17, '#2a1b16') +
    dot(side * 0.42 - 0.05, -0.2, 0.05, '#ffffff') +
    line(`M${side * 0.26} -0.42Q${side * 0.42} -0.54 ${side * 0.58} -0.44`, darker(coat, 0.4), 0.05, 'opacity="0.6"')
  const paw = (px: number, py: number) =>
    line(`M${px + 0.22} ${py - 0.78}L${px} ${py - 0.14}`, coat, 0.6) + oval(px - 0.04, py, 0.44, 0.27, bib)
  const toes = (px: number, py: number) =>
    [-0.16, 0.08]
      .map((far) => line(`M${px + far} ${py - 0.02}V${py + 0.2}`, darker(bib, 0.4), 0.035, 'opacity="0.75"'))
      .join('')
  return [
    prop(
      at(line('M3.1 -0.4C3.7 -0.5 3.96 -1 3.82 -1.6', coat, 0.42) + line('M3.9 -1.24Q3.92 -1.5 3.82 -1.66', bib, 0.38))
    ),
    prop(at(fill(smooth(BODY), coat))),
    prop(at(oval(1.85, 0, 0.72, 0.26, bib) + oval(2.52, -0.66, 0.84, 0.74, darker(coat, 0.06)))),
    prop(at(fill(smooth(points('-0.86,-0.9 -0.3,-1.3 0.36,-0.9 0.3,-0.1 -0.3,0.06 -0.8,-0.1')), bib))),
    prop(at(paw(-0.82, 0.06) + paw(0.3, 0.1))),
    marks(at(toes(-0.86, 0.06) + toes(0.26, 0.1) + toes(1.5, 0.02))),
    prop(at(line('M-1 -1.16Q-0.3 -0.6 0.52 -1.12', collar, 0.2))),
    prop(at(dot(-0.26, -0.68, 0.17, tag))),
    prop(face(fill(smooth(HEAD), coat))),
    prop(face(ear(-1) + ear(1))),
    marks(
      face(
        fill(smooth(BLAZE), bib) +
          eye(-1) +
          eye(1) +
          fill(smooth(points('-0.15,0.7 0.15,0.7 0.13,1.02 0,1.08 -0.13,1.02')), '#d9697a') +
          line('M0 0.46V0.64M0 0.64Q-0.2 0.84 -0.4 0.66M0 0.64Q0.2 0.84 0.4 0.66', '#4a2d22', 0.05) +
          oval(0, 0.3, 0.25, 0.18, '#2a1b16') +
          oval(-0.07, 0.23, 0.08, 0.04, '#ffffff', 'opacity="0.6"') +
          [-1, 1]
            .map((side) => [0.5, 0.62].map((py) => dot(side * (py - 0.16), py, 0.022, darker(bib, 0.5))).join(''))
            .join('')
      )
    ),
  ]
}

/** A ball lying at (`x`, `y`), with a seam. */
export function ball(x: number, y: number, s: number, colour: string, seam: string): Layer[] {
  return [
    prop(dot(x, y - s, s, colour)),
    marks(
      line(
        `M${x - s * 0.94} ${y - s * 1.24}Q${x - s * 0.1} ${y - s * 1.1} ${x + s * 0.1} ${y - s * 0.06}`,
        seam,
        s * 0.11
      ) +
        line(
          `M${x + s * 0.1} ${y - s * 1.94}Q${x + s * 0.2} ${y - s * 1.3} ${x + s * 0.96} ${y - s * 1.1}`,
          seam,
          s * 0.11
        ) +
        oval(
          x - s * 0.4,
          y - s * 1.5,
          s * 0.2,
          s * 0.13,
          '#ffffff',
          `opacity="0.55" transform="rotate(-30 ${x - s * 0.4} ${y - s * 1.5})"`
        )
    ),
  ]
}

/** A lead that runs along `course` to its loop at the end. */
export function lead(course: readonly Point[], s: number, colour: string, metal: string): Layer[] {
  const [ex, ey] = course.at(-1)!
  const [fx, fy] = course[0]!
  return [
    prop(
      line(smooth(course, false), colour, s) +
        oval(ex - s * 2.6, ey + s * 0.3, s * 2.8, s * 1.2, 'none', `stroke="${colour}" stroke-width="${s}"`)
    ),
    prop(oval(fx, fy, s * 0.5, s * 0.9, 'none', `stroke="${metal}" stroke-width="${s * 0.42}"`)),
    marks(
      line(
        smooth(course, false),
        lighter(colour, 0.5),
        s * 0.14,
        `stroke-dasharray="${s * 0.7} ${s * 0.5}" opacity="0.8"`
      )
    ),
  ]
}
