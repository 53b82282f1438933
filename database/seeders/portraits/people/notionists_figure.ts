import { notionists } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { drawnGroups } from './drawn_groups.ts'
import { mixPaints } from './paints.ts'
import type { Figure, Sitter } from './sitter.ts'

const variants = (...numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`)
const HAIR = {
  female: variants(2, 8, 10, 11, 20, 23, 28, 30, 36, 37, 39, 41, 43, 47, 48, 58),
  male: variants(1, 3, 5, 6, 13, 15, 16, 18, 19, 22, 25, 27, 31, 33, 34, 35, 38, 49, 54, 55, 56),
}
const NOSES = {
  female: variants(3, 5, 6, 7, 13, 14, 16, 18),
  male: variants(5, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 20),
}
const BODIES = variants(5, 7, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25)

/** A half-length figure in the style of Notionists (Zoish, CC0), coloured: the original is black and white. */
export function notionistsFigure(sitter: Sitter): Figure {
  const { gender, age, traits, moment, palette } = sitter
  const paints = mixPaints(sitter)
  const drawing = createAvatar(notionists, {
    seed: 'person',
    hair: [traits.pick(HAIR[gender]) as 'variant01'],
    nose: [traits.pick(NOSES[gender]) as 'variant01'],
    brows: [traits.pick(variants(4, 5, 7, 9, 10, 12)) as 'variant01'],
    eyes: ['variant05'],
    beardProbability: gender === 'male' && traits.chance(0.35) ? 100 : 0,
    beard: [traits.pick(variants(1, 2, 5, 6, 7, 9, 11)) as 'variant01'],
    glassesProbability: traits.chance(age >= 45 ? 0.4 : 0.2) ? 100 : 0,
    glasses: [traits.pick(variants(3, 8, 11)) as 'variant03'],
    gestureProbability: 0,
    bodyIconProbability: 0,
    body: [moment.pick(BODIES) as 'variant05'],
    lips: [moment.pick(variants(3, 3, 14, 17, 22, 23, 25, 30)) as 'variant03'],
  }).toString()
  const [base, body, hair, lips, beard, nose, eyes, glasses, brows] = drawnGroups(drawing) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const dye = (group: string, black: string, white: string) =>
    group.replaceAll(/#000\b/g, black).replaceAll(/#fff\b/g, white)
  const years =
    age >= 48
      ? `<path d="M236 330l-22-8M236 342l-24 6M330 410q-8 22 2 44" fill="none" stroke="${paints.skinLine}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`
      : ''
  const cheeks = `<ellipse cx="270" cy="378" rx="66" ry="52" fill="url(#blush)"/><ellipse cx="486" cy="372" rx="48" ry="46" fill="url(#blush)"/>${years}`
  const svg = [
    paints.defs,
    dye(base, paints.skinLine, paints.skin).replace('/>', `/>${cheeks}`),
    dye(body, paints.clothLine, paints.cloth),
    dye(hair, paints.hair, palette.light),
    dye(lips, paints.lips, '#fbf3ea'),
    dye(beard, paints.hairLine, paints.skin),
    dye(nose, paints.skinLine, paints.skin),
    dye(eyes, paints.ink, '#fbf3ea'),
    dye(glasses, paints.ink, '#ffffff'),
    dye(brows, paints.hairLine, paints.skin),
  ].join('')
  return { svg, head: { x: 850, y: 760, height: 780 }, below: 990 }
}
