import { type Cast, people, together } from './cast.ts'

const woman = people('woman', [
  [34, 'fair', 'chignon', 'dark', 'pearls', '#8a1f38', { cloth2: '#f6ecd9', lipstick: '#b8243a', mouth: 'smile' }],
  [41, 'deep', 'afro', 'black', 'evening', '#c99a4a', { cloth2: '#f3d08a', lipstick: '#9a2438', earring: '#f0c860' }],
  [
    29,
    'olive',
    'wavy',
    'dark',
    'gown',
    '#2f5a52',
    { lipstick: '#b83a4a', earring: '#f0d8a0', prop: 'glass', propColour: '#e8c070' },
  ],
  [52, 'pale', 'bob', 'silver', 'blouse', '#3a3a4a', { cloth2: '#f3e6d0', lipstick: '#a83244' }],
  [38, 'beige', 'straight', 'black', 'blazer', '#7a2438', { cloth2: '#2a2026', lipstick: '#b02a40' }],
  [
    46,
    'fair',
    'lob',
    'blonde',
    'evening',
    '#7a1f3a',
    { cloth2: '#f3d08a', prop: 'glass', propColour: '#8a1f34', lipstick: '#b03048' },
  ],
  [63, 'fair', 'pixie', 'white', 'pearls', '#34406a', { cloth2: '#f6ecd9', lipstick: '#a8384a' }],
  [31, 'ebony', 'topKnot', 'black', 'gown', '#d8c09a', { earring: '#f0c860', lipstick: '#a82a44' }],
  [
    44,
    'tan',
    'hijab',
    'black',
    'blouse',
    '#5a2a3a',
    { cloth2: '#d8bd92', lipstick: '#a83a4a', prop: 'book', propColour: '#7a2438' },
  ],
  [57, 'brown', 'lowBun', 'salt', 'rollNeck', '#a8894f', { eyewear: 'cat', earring: '#f0c860' }],
  [36, 'pale', 'ringlets', 'auburn', 'evening', '#2f5a4a', { cloth2: '#f3d08a', freckles: true, lipstick: '#b8384a' }],
  [
    49,
    'olive',
    'tucked',
    'salt',
    'suit',
    '#4a4450',
    { cloth2: '#f3e6d0', lipstick: '#9a3444', prop: 'cup', propColour: '#e8dcc8' },
  ],
])

const man = people('man', [
  [38, 'olive', 'slick', 'black', 'bowTie', '#2e2a38', { cloth2: '#f6ecd9', beard: 'stubble', mouth: 'smile' }],
  [45, 'deep', 'bald', 'black', 'suit', '#5a2030', { cloth2: '#f3e6d0', beard: 'short' }],
  [52, 'fair', 'sidePart', 'silver', 'blazer', '#34384a', { cloth2: '#8a7a6a', mouth: 'soft' }],
  [33, 'beige', 'quiff', 'black', 'tie', '#3a3a48', { cloth2: '#f3e6d0', prop: 'glass', propColour: '#c98f45' }],
  [60, 'pale', 'receding', 'white', 'bowTie', '#2a2630', { cloth2: '#f6ecd9', eyewear: 'fine' }],
  [41, 'brown', 'shortAfro', 'black', 'rollNeck', '#6a2434', { beard: 'full' }],
  [29, 'fair', 'tousled', 'chestnut', 'shirt', '#e0d0b8', { beard: 'stubble', prop: 'guitar', propColour: '#a8602f' }],
  [48, 'tan', 'turban', 'black', 'suit', '#34304a', { cloth2: '#7a1f34', beard: 'full', mouth: 'smile' }],
  [
    55,
    'fair',
    'crop',
    'grey',
    'rollNeck',
    '#3f4a52',
    { beard: 'short', eyewear: 'square', prop: 'reading', propColour: '#7a2438' },
  ],
  [36, 'ebony', 'buzz', 'black', 'bowTie', '#6a1f30', { cloth2: '#f6ecd9', mouth: 'grin' }],
  [
    64,
    'olive',
    'slick',
    'white',
    'suit',
    '#4a4038',
    { cloth2: '#e8dcc8', beard: 'moustache', prop: 'glass', propColour: '#8a1f34' },
  ],
  [43, 'pale', 'sidePart', 'ginger', 'tie', '#34483f', { cloth2: '#f3e6d0', beard: 'full', wheelchair: true }],
])

export const VELVET_CAST: Cast = {
  woman,
  man,
  pair: [
    together(woman[2]!, man[0]!, [
      { wear: 'evening', cloth: '#8a1f38', cloth2: '#f3d08a' },
      { wear: 'suit', cloth: '#33303e', cloth2: '#f6ecd9' },
    ]),
    together(man[3]!, man[5]!, [
      { wear: 'blazer', cloth: '#5a2030', cloth2: '#2a2630' },
      { wear: 'suit', cloth: '#3a4450', cloth2: '#e8dcc8' },
    ]),
    together(woman[10]!, woman[7]!, [
      { wear: 'gown', cloth: '#c99a4a' },
      { wear: 'evening', cloth: '#7a1f3a', cloth2: '#f3d08a' },
    ]),
    together(man[4]!, woman[6]!, [
      { wear: 'suit', cloth: '#3a3444', cloth2: '#f3e6d0' },
      { wear: 'evening', cloth: '#8a2f44', cloth2: '#f6ecd9', mouth: 'smile' },
    ]),
  ],
}
