import type { Layer } from '../../layer.ts'
import { croissant, eggCup, juice, orangeSlice, plate } from '../things/breakfast.ts'
import { popcorn, spilled, ticket } from '../things/cinema.ts'
import { cup, steam } from '../things/cups.ts'
import { ball, dog, lead } from '../things/dog.ts'
import { cupFromAbove, drawer, glasses, openBook, phone } from '../things/drawer.ts'
import { type Bloom, bunch, vase } from '../things/flowers.ts'
import { board, carrot, flames, knife, pepper, pot, slices, tomato } from '../things/kitchen.ts'
import { glow } from '../../svg.ts'

/** How the things of each habit stand together, in whatever colours a look gives them. The looks put them on their grounds. */

type Breakfast = {
  china: string
  band: string
  cup: string
  stripe: string
  egg: string
  crust: string
  juice: string
  steam: string
  vase: string
  flowers: readonly string[]
  green: string
  blooms: readonly Bloom[]
}

/** On a table whose far edge is at about 540. */
export function breakfast(c: Breakfast): Layer[] {
  return [
    ...bunch({ x: 250, y: 372, size: 78, colours: c.flowers, green: c.green, blooms: c.blooms }),
    ...vase({ x: 250, foot: 596, wide: 74, high: 232, colour: c.vase, shape: 'round' }),
    ...juice(560, 572, 86, c.juice),
    ...orangeSlice(640, 418, 46, c.juice),
    steam(812, 470, 120, c.steam, 0.8),
    ...cup({ x: 806, y: 650, size: 118, colour: c.cup, stripe: c.stripe }),
    ...plate(408, 694, 286, c.china, c.band),
    ...croissant(408, 636, 190, c.crust, -4),
    ...eggCup(706, 762, 80, c.egg),
  ]
}

type Cinema = { stripes: readonly [string, string]; corn: string; papers: readonly [string, string]; ink: string }

export function cinema({ stripes, corn, papers, ink }: Cinema): Layer[] {
  return [
    ...popcorn({ x: 640, y: 744, s: 206, stripes, corn }),
    ...ticket(318, 566, 400, -24, papers[0], ink),
    ...ticket(322, 678, 420, -7, papers[1], ink),
    spilled(
      [
        [880, 752],
        [938, 726],
        [548, 778],
      ],
      40,
      corn
    ),
  ]
}

type Cooking = {
  pot: string
  soup: string
  metal: string
  fire: readonly [string, string]
  iron: string
  wood: string
  steel: string
  grip: string
  red: string
  orange: string
  yellow: string
  green: string
  steam: string
}

/** On a worktop whose far edge is at about 560. */
export function cooking(c: Cooking): Layer[] {
  return [
    steam(520, 236, 150, c.steam, 0.75),
    ...flames(600, 516, 216, c.fire, c.iron),
    ...pot({ x: 600, y: 520, s: 216, colour: c.pot, metal: c.metal, soup: c.soup }),
    ...pepper(848, 690, 100, c.yellow, c.green),
    ...tomato(974, 724, 78, c.red, c.green),
    ...board(330, 692, 560, c.wood),
    ...tomato(150, 668, 84, c.red, c.green),
    ...slices(262, 690, 82, c.red, 4),
    ...knife(356, 738, 400, -5, c.steel, c.grip),
    ...carrot(742, 764, 250, -8, c.orange, c.green),
  ]
}

type Dog = {
  coat: string
  ears: string
  bib: string
  collar: string
  tag: string
  ball: string
  seam: string
  lead: string
}

/** On a ground that begins above 640. */
export function lyingDog(c: Dog): Layer[] {
  return [
    ...dog({ x: 380, y: 664, s: 158, ...c }),
    ...lead(
      [
        [964, 690],
        [900, 758],
        [760, 770],
        [620, 742],
        [500, 766],
      ],
      17,
      c.lead,
      c.tag
    ),
    ...ball(776, 748, 76, c.ball, c.seam),
  ]
}

type Offline = {
  wood: string
  inside: string
  knob: string
  shell: string
  screen: string
  moon: string
  cover: string
  paper: string
  ink: string
  cup: string
  drink: string
  frame: string
}

/** On the top of a table that ends at 424. */
export function offline(c: Offline): Layer[] {
  return [
    ...drawer({ x: 540, y: 448, wide: 660, high: 270, wood: c.wood, inside: c.inside, knob: c.knob }),
    ...phone(536, 582, 430, 82, c.shell, c.screen, c.moon),
    ...openBook(410, 214, 570, -4, c.cover, c.paper, c.ink),
    ...cupFromAbove(884, 158, 88, c.cup, c.drink, 38),
    glasses(878, 362, 46, -8, c.frame),
  ]
}

/** Where the things of a habit stand, and how wide they are there. */
const FEET = {
  breakfast: [
    [250, 598, 130],
    [560, 576, 120],
    [824, 672, 250],
    [424, 724, 340],
    [712, 764, 110],
  ],
  walk: [
    [420, 652, 300],
    [640, 722, 340],
  ],
  cinema: [
    [650, 750, 250],
    [340, 756, 260],
    [910, 772, 130],
  ],
  cooking: [
    [600, 588, 320],
    [856, 694, 150],
    [980, 728, 120],
    [338, 768, 320],
    [780, 792, 200],
  ],
  dog: [
    [580, 690, 440],
    [790, 752, 130],
  ],
} as const

/** Soft shades on the ground below the things, in the ground's own dark. */
export function shades(habit: keyof typeof FEET, colour: string, strength = 0.5): Layer[] {
  return [
    {
      stuff: 'backdrop',
      svg: FEET[habit].map(([x, y, wide]) => glow(x, y, wide, wide * 0.2, colour, strength)).join(''),
      far: 2,
    },
  ]
}

/** The same the other way round. */
export function turnedRound(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, svg: `<g transform="translate(1080 0) scale(-1 1)">${layer.svg}</g>` }))
}
