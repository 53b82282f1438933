import { openPeeps } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { drawnGroups } from './drawn_groups.ts'
import { mixPaints } from './paints.ts'
import type { Figure, Sitter } from './sitter.ts'

const HEADS = {
  female: [
    'afro',
    'bangs2',
    'bun',
    'dreads1',
    'long',
    'longBangs',
    'medium1',
    'medium2',
    'medium3',
    'mediumBangs',
    'mediumBangs3',
    'bangs',
    'grayMedium',
  ],
  male: [
    'flatTop',
    'short1',
    'short2',
    'short5',
    'shaved2',
    'twists',
    'twists2',
    'dreads2',
    'pomp',
    'short4',
    'grayShort',
  ],
}
// Heads with an own outline of the hair, which can have any colour; the others are one piece with their lines.
const OUTLINED = { female: ['bangs', 'grayBun', 'grayMedium'], male: ['short4', 'grayShort'] }

/** A bust in the style of Open Peeps (Pablo Stanley, CC0) with soft lines. */
export function openPeepsFigure(sitter: Sitter): Figure {
  const { gender, age, bald, colours, traits, moment, palette } = sitter
  const paints = mixPaints(sitter)
  const dark = Number.parseInt(colours.hair.slice(1, 3), 16) < 0x70
  const head = bald
    ? age > 50 && traits.chance(0.5)
      ? 'noHair3'
      : 'noHair1'
    : traits.pick((dark ? HEADS : OUTLINED)[gender])
  const onePiece = !bald && !OUTLINED[gender].includes(head)
  const beards = dark ? ['chin', 'full', 'full2', 'full4'] : ['full4', 'moustache9']
  const drawing = createAvatar(openPeeps, {
    seed: 'person',
    head: [head as 'short1'],
    facialHairProbability: gender === 'male' && traits.chance(bald ? 0.7 : 0.35) ? 100 : 0,
    facialHair: [traits.pick(beards) as 'chin'],
    accessoriesProbability: traits.chance(age >= 45 ? 0.4 : 0.2) ? 100 : 0,
    accessories: [traits.pick(['glasses', 'glasses2', 'glasses3', 'glasses5'] as const)],
    maskProbability: 0,
    face: [moment.pick(['calm', 'smile', 'smile', 'cute'] as const)],
    skinColor: ['fe0001'],
    clothingColor: ['fe0002'],
    headContrastColor: ['fe0003'],
  }).toString()
  const [body, hair, face, beard, , glasses] = drawnGroups(drawing) as [string, string, string, string, string, string]
  const accent = head === 'bun' ? moment.pick(palette.clothes) : paints.hair
  const dye = (group: string, black: string) =>
    group
      .replaceAll('#fe0001', paints.skin)
      .replaceAll('#fe0002', paints.cloth)
      .replaceAll('#fe0003', accent)
      .replaceAll(/#000\b/g, black)
  const svg = [
    paints.defs,
    dye(body, paints.clothLine),
    dye(hair, onePiece ? paints.hair : paints.skinLine),
    '<ellipse cx="345" cy="395" rx="44" ry="34" fill="url(#blush)"/><ellipse cx="452" cy="395" rx="30" ry="32" fill="url(#blush)"/>',
    dye(face, paints.ink),
    dye(beard, dark ? paints.hair : paints.hairLine),
    dye(glasses, paints.ink),
  ].join('')
  return { svg, head: { x: 370, y: 320, height: 480 }, below: 900 }
}
