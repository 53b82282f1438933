import { type Cast, people, together } from './cast.ts'

const woman = people('woman', [
  [29, 'fair', 'wavy', 'chestnut', 'sweater', '#d0486c', { eyes: 'green', prop: 'cup', propColour: '#f0c060' }],
  [34, 'ebony', 'afro', 'black', 'flowered', '#e9a23b', { cloth2: '#fbeee0', earring: '#e8b84a', lipstick: '#a8324f' }],
  [47, 'beige', 'bob', 'dark', 'blouse', '#7d4a78', { cloth2: '#fbeee2', prop: 'book', propColour: '#c4566e' }],
  [26, 'tan', 'hijab', 'black', 'jacket', '#8a6a9a', { cloth2: '#e6a7ac', prop: 'camera', propColour: '#c4566e' }],
  [58, 'pale', 'pixie', 'silver', 'cardigan', '#8f6f9c', { cloth2: '#f6e3cc', eyewear: 'round', eyes: 'blue' }],
  [23, 'beige', 'straight', 'black', 'striped', '#fbf1e4', { cloth2: '#c4456a', eyes: 'dark' }],
  [
    38,
    'brown',
    'braids',
    'black',
    'vee',
    '#c7574a',
    { build: 0.9, mouth: 'open', prop: 'flowers', propColour: '#e06a8a' },
  ],
  [
    31,
    'fair',
    'topKnot',
    'ginger',
    'dungarees',
    '#5f6f9c',
    { cloth2: '#fbeee0', freckles: true, prop: 'plant', propColour: '#c8704e' },
  ],
  [64, 'olive', 'greyCurls', 'grey', 'scoop', '#b8506a', { earring: '#e8b84a', build: 0.7, beaming: true }],
  [42, 'fair', 'lob', 'blonde', 'shirt', '#f3dccf', { cloth2: '#8d5a72', prop: 'dog', propColour: '#b9855a' }],
  [36, 'olive', 'ringlets', 'dark', 'tee', '#e2a04a', { wheelchair: true, mouth: 'grin' }],
  [52, 'deep', 'lowBun', 'black', 'apron', '#a04462', { cloth2: '#f8e6d2', prop: 'baking', propColour: '#e0a070' }],
])

const man = people('man', [
  [32, 'brown', 'shortAfro', 'black', 'shirt', '#7089b0', { beard: 'short', prop: 'guitar', propColour: '#b8673a' }],
  [27, 'fair', 'tousled', 'brown', 'hoodie', '#d88a8a', { eyes: 'green' }],
  [45, 'olive', 'sidePart', 'salt', 'rollNeck', '#5a4a72', { beard: 'short', eyewear: 'square' }],
  [
    38,
    'tan',
    'turban',
    'black',
    'jacket',
    '#a85a4a',
    { cloth2: '#d8a24a', beard: 'full', prop: 'cup', propColour: '#f3e2cc' },
  ],
  [
    61,
    'pale',
    'horseshoe',
    'grey',
    'checked',
    '#b8525c',
    { cloth2: '#5a4a72', beard: 'moustache', prop: 'dog', propColour: '#8f6a4a' },
  ],
  [24, 'beige', 'curlyTop', 'black', 'tee', '#f0c26a', { eyes: 'dark', prop: 'record', propColour: '#c4456a' }],
  [50, 'deep', 'bald', 'black', 'fairIsle', '#8a3f5c', { cloth2: '#f3dcc4', beard: 'goatee', mouth: 'grin' }],
  [35, 'fair', 'quiff', 'ginger', 'clubScarf', '#c23a4c', { cloth2: '#4a4a6c', freckles: true, beard: 'short' }],
  [42, 'beige', 'crop', 'dark', 'apron', '#7a5a86', { cloth2: '#f6e6d6', prop: 'baking', propColour: '#b87a9a' }],
  [
    56,
    'brown',
    'receding',
    'grey',
    'cardigan',
    '#9c6a52',
    { cloth2: '#f3e2cc', eyewear: 'round', prop: 'reading', propColour: '#8a3f5c' },
  ],
  [30, 'ebony', 'locs', 'black', 'sweater', '#e0a24a', { prop: 'camera', propColour: '#d88a5a' }],
  [
    39,
    'fair',
    'slick',
    'blonde',
    'shirt',
    '#f6e4da',
    { cloth2: '#c4566e', hearingAid: true, turn: 0.4, beard: 'stubble' },
  ],
])

export const BLUSH_CAST: Cast = {
  woman,
  man,
  pair: [
    together(woman[6]!, man[1]!, [
      { wear: 'cardigan', cloth: '#a04462', cloth2: '#fbeee0', mouth: 'grin' },
      { wear: 'shirt', cloth: '#8f9cc0' },
    ]),
    together(man[5]!, man[7]!, [
      { wear: 'sweater', cloth: '#e0a24a' },
      { wear: 'checked', cloth: '#c2606c', cloth2: '#f3dcc4' },
    ]),
    together(woman[7]!, woman[1]!, [
      { wear: 'striped', cloth: '#fbf1e4', cloth2: '#7a5a96' },
      { wear: 'tee', cloth: '#d0486c' },
    ]),
    together(man[4]!, woman[8]!, [
      { wear: 'sweater', cloth: '#7a8a72' },
      { wear: 'blouse', cloth: '#7d4a78', cloth2: '#fbeee2' },
    ]),
  ],
}
