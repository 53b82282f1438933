import { type Cast, people, together } from './cast.ts'

const woman = people('woman', [
  [26, 'beige', 'undercut', 'pink', 'jacket', '#2f3fa0', { cloth2: '#ffd23f', earring: '#ffd23f' }],
  [33, 'deep', 'afro', 'black', 'tee', '#ff5a7a', { earring: '#35c48b', lipstick: '#b8304f', mouth: 'grin' }],
  [
    45,
    'fair',
    'pixie',
    'silver',
    'checked',
    '#e0447a',
    { cloth2: '#2f3fa0', eyewear: 'square', prop: 'dog', propColour: '#d08f4f' },
  ],
  [24, 'tan', 'hijab', 'black', 'hoodie', '#29b6e8', { cloth2: '#8f74f0', prop: 'camera', propColour: '#ff5a7a' }],
  [38, 'brown', 'locs', 'black', 'dungarees', '#4b5fd0', { cloth2: '#ffe27a', prop: 'plant', propColour: '#ff7a5a' }],
  [60, 'pale', 'bob', 'white', 'striped', '#fff6ea', { cloth2: '#e052c0', eyewear: 'round' }],
  [29, 'fair', 'wavy', 'teal', 'vee', '#ffb03f', { freckles: true, prop: 'guitar', propColour: '#e0662f' }],
  [51, 'olive', 'tucked', 'salt', 'shirt', '#35c48b', { cloth2: '#ffffff', prop: 'bicycle', propColour: '#ff5a7a' }],
  [35, 'ebony', 'buzz', 'black', 'evening', '#7a4fe0', { cloth2: '#ffd23f', earring: '#ffd23f', lipstick: '#d83a6a' }],
  [
    42,
    'beige',
    'fringed',
    'black',
    'cardigan',
    '#ff8a3c',
    { cloth2: '#fff0dc', build: 0.9, prop: 'cup', propColour: '#29b6e8' },
  ],
  [22, 'olive', 'ringlets', 'dark', 'clubScarf', '#e0447a', { cloth2: '#3f3a90', prop: 'football', mouth: 'open' }],
  [65, 'brown', 'greyCurls', 'grey', 'flowered', '#2797d6', { cloth2: '#ffd23f', wheelchair: true, mouth: 'grin' }],
])

const man = people('man', [
  [28, 'brown', 'curlyTop', 'black', 'shirt', '#ff7a5a', { cloth2: '#ffe27a', earring: '#ffd23f' }],
  [35, 'fair', 'quiff', 'ginger', 'tee', '#35c48b', { beard: 'full', freckles: true, mouth: 'grin' }],
  [
    47,
    'olive',
    'bald',
    'dark',
    'checked',
    '#7a4fe0',
    { cloth2: '#ffb03f', beard: 'full', prop: 'dog', propColour: '#6a5040', build: 0.9 },
  ],
  [
    23,
    'beige',
    'tousled',
    'violet',
    'hoodie',
    '#ffd23f',
    { cloth2: '#2f3fa0', prop: 'headphones', propColour: '#e0447a', eyes: 'dark' },
  ],
  [56, 'pale', 'sidePart', 'silver', 'blazer', '#2f3f90', { cloth2: '#ff7aa0', eyewear: 'round' }],
  [31, 'ebony', 'locs', 'black', 'striped', '#fff6ea', { cloth2: '#29b6e8', prop: 'camera', propColour: '#ffb03f' }],
  [
    40,
    'tan',
    'manBun',
    'black',
    'dungarees',
    '#e0447a',
    { cloth2: '#bfeef2', beard: 'short', prop: 'brush', propColour: '#29b6e8' },
  ],
  [
    64,
    'fair',
    'horseshoe',
    'white',
    'cardigan',
    '#35b0c8',
    { cloth2: '#ffe9f2', beard: 'moustache', prop: 'flowers', propColour: '#ff7aa0' },
  ],
  [26, 'deep', 'buzz', 'black', 'jacket', '#e08a2f', { cloth2: '#fff6ea', earring: '#ffffff', mouth: 'open' }],
  [44, 'beige', 'slick', 'black', 'apron', '#4b3fb5', { cloth2: '#c9f1e0', prop: 'baking', propColour: '#ff7a5a' }],
  [50, 'brown', 'shortAfro', 'salt', 'sweater', '#e052c0', { beard: 'goatee', eyewear: 'square', wheelchair: true }],
  [
    37,
    'fair',
    'tousled',
    'blonde',
    'clubScarf',
    '#29a0d8',
    { cloth2: '#ff8a5a', beard: 'stubble', hat: 'beanie', hearingAid: true },
  ],
])

export const AURORA_CAST: Cast = {
  woman,
  man,
  pair: [
    together(woman[6]!, man[8]!, [
      { wear: 'tee', cloth: '#8f74f0' },
      { wear: 'hoodie', cloth: '#ffb03f', cloth2: '#ffffff', mouth: 'grin' },
    ]),
    together(man[0]!, man[1]!, [
      { wear: 'sweater', cloth: '#ffd23f' },
      { wear: 'shirt', cloth: '#29b6e8' },
    ]),
    together(woman[1]!, woman[2]!, [
      { wear: 'dungarees', cloth: '#4b5fd0', cloth2: '#ffe27a' },
      { wear: 'jacket', cloth: '#35c48b', cloth2: '#fff6ea' },
    ]),
    together(man[4]!, man[7]!, [
      { wear: 'cardigan', cloth: '#7a4fe0', cloth2: '#fff0dc' },
      { wear: 'checked', cloth: '#ff7a5a', cloth2: '#2f3f90' },
    ]),
  ],
}
