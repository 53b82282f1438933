import { type Cast, people, together } from './cast.ts'

const woman = people('woman', [
  [
    27,
    'fair',
    'fringed',
    'black',
    'jacket',
    '#3d3438',
    { cloth2: '#ff7a52', lipstick: '#d8302f', prop: 'glass', propColour: '#ffb45c' },
  ],
  [33, 'deep', 'afro', 'black', 'straps', '#ff6a42', { earring: '#ffc46a', lipstick: '#c23a3a' }],
  [30, 'olive', 'wavy', 'auburn', 'vee', '#e8923c', { earring: '#ffd9a0' }],
  [25, 'beige', 'straight', 'black', 'tee', '#f3e6d6', { prop: 'headphones', propColour: '#ff6242' }],
  [44, 'fair', 'lob', 'blonde', 'evening', '#b8342f', { cloth2: '#ffc46a', lipstick: '#c22f3a' }],
  [29, 'brown', 'braids', 'black', 'hoodie', '#ffb45c', { cloth2: '#3d2a2a', mouth: 'open' }],
  [
    36,
    'pale',
    'pixie',
    'ginger',
    'striped',
    '#2b2226',
    { cloth2: '#f3e6d6', freckles: true, prop: 'record', propColour: '#ff6242' },
  ],
  [23, 'tan', 'ringlets', 'dark', 'scoop', '#d8462f', { prop: 'microphone', propColour: '#ffb45c', mouth: 'open' }],
  [40, 'beige', 'ponytail', 'brown', 'hoodie', '#5a4a4c', { cloth2: '#ff7a52', prop: 'football' }],
  [31, 'ebony', 'lowBun', 'black', 'shirt', '#ffd9a0', { eyewear: 'cat', lipstick: '#b8302f', build: 0.8 }],
  [48, 'olive', 'bob', 'salt', 'blouse', '#3d3438', { cloth2: '#ff8a5a', eyewear: 'square' }],
  [28, 'fair', 'undercut', 'chestnut', 'jacket', '#a8402f', { cloth2: '#2b2226', wheelchair: true }],
])

const man = people('man', [
  [
    29,
    'olive',
    'quiff',
    'black',
    'jacket',
    '#33292c',
    { cloth2: '#ff6a42', beard: 'stubble', prop: 'glass', propColour: '#e8923c' },
  ],
  [34, 'deep', 'shortAfro', 'black', 'tee', '#ff7a42', { beard: 'short' }],
  [
    26,
    'fair',
    'tousled',
    'blonde',
    'hoodie',
    '#e8923c',
    { cloth2: '#2b2226', prop: 'headphones', propColour: '#3d3438' },
  ],
  [41, 'beige', 'manBun', 'dark', 'shirt', '#f3e0c8', { beard: 'full', prop: 'guitar', propColour: '#c8502f' }],
  [46, 'fair', 'buzz', 'salt', 'rollNeck', '#2e262a', { beard: 'short', mouth: 'soft' }],
  [31, 'brown', 'locs', 'black', 'striped', '#ffb45c', { cloth2: '#3d2a2a', prop: 'record', propColour: '#ff6242' }],
  [24, 'beige', 'curlyTop', 'black', 'tee', '#f6ecdc', { eyewear: 'round', eyes: 'dark' }],
  [38, 'tan', 'slick', 'black', 'suit', '#43343a', { cloth2: '#ffd9a0', beard: 'goatee' }],
  [33, 'pale', 'sidePart', 'ginger', 'clubScarf', '#d8402f', { cloth2: '#33292c', beard: 'full', freckles: true }],
  [50, 'brown', 'bald', 'black', 'blazer', '#5a2f2c', { cloth2: '#ff8a5a', beard: 'short', build: 0.9, mouth: 'grin' }],
  [28, 'ebony', 'crop', 'black', 'hoodie', '#b8402f', { cloth2: '#ffd9a0', prop: 'football' }],
  [
    36,
    'olive',
    'sidePart',
    'brown',
    'checked',
    '#b8462f',
    { cloth2: '#2b2226', hat: 'beanie', beard: 'short', prop: 'camera', propColour: '#ff6242' },
  ],
])

export const EMBER_CAST: Cast = {
  woman,
  man,
  pair: [
    together(woman[2]!, man[1]!, [
      { wear: 'straps', cloth: '#ffb45c' },
      { wear: 'shirt', cloth: '#b8402f' },
    ]),
    together(man[0]!, man[10]!, [
      { wear: 'tee', cloth: '#f3e6d6' },
      { wear: 'shirt', cloth: '#e8923c' },
    ]),
    together(woman[0]!, woman[7]!, [
      { wear: 'straps', cloth: '#d8402f' },
      { wear: 'jacket', cloth: '#4a3a3e', cloth2: '#ffb45c', mouth: 'grin' },
    ]),
    together(man[9]!, woman[10]!, [
      { wear: 'rollNeck', cloth: '#3d3438' },
      { wear: 'vee', cloth: '#ff7a52' },
    ]),
  ],
}
