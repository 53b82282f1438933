import { darker, lighter } from '../colours.ts'
import { smooth, points } from '../paths.ts'
import { fill, line, within } from '../svg.ts'

export type Hat = 'beanie' | 'straw' | 'flatCap' | 'beret'

/** A hat's crown and brim, over the hair. */
export function hatOf(hat: Hat, colour: string): string {
  return HATS[hat](colour, darker(colour, 0.25), lighter(colour, 0.25))
}

const HATS: Record<Hat, (colour: string, shade: string, light: string) => string> = {
  beanie: (colour, shade, light) => {
    const dome = smooth(points('-108,-56 -110,-110 -70,-168 0,-186 70,-168 110,-110 108,-56'))
    const ribs = [-80, -54, -27, 0, 27, 54, 80].map((x) => line(`M${x} -50V-84`, shade, 4, 'opacity="0.6"'))
    return (
      fill(dome, colour) +
      within(dome, line(smooth(points('-80,-110 -40,-154 10,-166'), false), light, 14, 'opacity="0.4"')) +
      fill(
        smooth(points('-110,-58 -106,-96 0,-112 106,-96 110,-58 104,-42 0,-58 -104,-42'), true, 0.8),
        lighter(colour, 0.1)
      ) +
      ribs.join('')
    )
  },
  straw: (colour, shade, light) => {
    const crown = smooth(points('-92,-88 -88,-160 -40,-188 40,-188 88,-160 92,-88'))
    const brim = smooth(points('-186,-66 -120,-104 0,-116 120,-104 186,-66 120,-70 0,-80 -120,-70'))
    const weave = [-176, -160, -144, -128].map((y) =>
      line(`M-90 ${y}Q0 ${y - 14} 90 ${y}`, shade, 2.4, 'opacity="0.4"')
    )
    return (
      fill(crown, colour) +
      within(crown, weave.join('') + line('M-94 -108Q0 -128 94 -108', '#8a4a5e', 22)) +
      fill(brim, colour) +
      within(
        brim,
        line('M-180 -72Q0 -116 180 -72', light, 6, 'opacity="0.6"') +
          line('M-160 -68Q0 -92 160 -68', shade, 8, 'opacity="0.35"')
      )
    )
  },
  flatCap: (colour, shade, light) => {
    const cap = smooth(points('-108,-64 -118,-116 -66,-160 20,-164 96,-134 124,-84 104,-66 0,-92'))
    return (
      fill(cap, colour) +
      within(
        cap,
        line('M-100 -84Q10 -128 110 -84', shade, 4, 'opacity="0.5"') +
          line(smooth(points('-90,-112 -40,-142 20,-146'), false), light, 13, 'opacity="0.35"')
      ) +
      fill(smooth(points('-64,-84 20,-98 104,-78 130,-58 60,-64 -40,-66')), shade)
    )
  },
  beret: (colour, shade, light) => {
    const cap = smooth(points('-106,-70 -150,-110 -116,-164 -20,-184 80,-164 112,-104 100,-72 0,-94'))
    return (
      fill(cap, colour) +
      within(
        cap,
        line('M-100 -78Q0 -106 100 -78', shade, 9, 'opacity="0.5"') +
          line(smooth(points('-118,-132 -60,-160 0,-166'), false), light, 14, 'opacity="0.35"')
      ) +
      line('M-8 -182l4 -14', shade, 6)
    )
  },
}
