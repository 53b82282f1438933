import { type Cast, people, together } from './cast.ts'

const woman = people('woman', [
  [54, 'fair', 'lob', 'salt', 'rollNeck', '#2f6f78', { prop: 'cup', propColour: '#f1e2c2', eyes: 'green' }],
  [62, 'deep', 'greyCurls', 'grey', 'blouse', '#34507a', { cloth2: '#f3e6cc', earring: '#c9a05a' }],
  [47, 'olive', 'wavy', 'dark', 'cardigan', '#5f8d8a', { cloth2: '#f3e2c2', prop: 'book', propColour: '#34507a' }],
  [70, 'pale', 'pixie', 'white', 'shirt', '#7f9fae', { cloth2: '#34507a', eyewear: 'fine' }],
  [58, 'beige', 'bob', 'grey', 'striped', '#f1e6d0', { cloth2: '#2f5f78', eyes: 'dark' }],
  [44, 'tan', 'hijab', 'black', 'blouse', '#3f5a7a', { cloth2: '#c9b08a', prop: 'reading', propColour: '#2f6f78' }],
  [66, 'fair', 'chignon', 'silver', 'scoop', '#7a5a62', { lipstick: '#a8485a', earring: '#e8e0d0', mouth: 'smile' }],
  [
    51,
    'fair',
    'straight',
    'auburn',
    'jacket',
    '#4a6a5a',
    { cloth2: '#f1e2c2', freckles: true, prop: 'dog', propColour: '#8f6f50' },
  ],
  [
    73,
    'brown',
    'lowBun',
    'white',
    'cardigan',
    '#8a6a4a',
    { cloth2: '#e8d8b8', prop: 'knitting', propColour: '#2f6f78' },
  ],
  [56, 'pale', 'ringlets', 'ginger', 'vee', '#2f5f6a', { build: 0.9, eyewear: 'round', mouth: 'open' }],
  [60, 'olive', 'tucked', 'salt', 'apron', '#5a7f7a', { cloth2: '#f3e6cc', prop: 'brush', propColour: '#c9704a' }],
  [49, 'ebony', 'braids', 'black', 'sweater', '#c9a05a', { prop: 'camera', propColour: '#2f6f78' }],
])

const man = people('man', [
  [
    56,
    'fair',
    'sidePart',
    'grey',
    'jacket',
    '#34507a',
    { cloth2: '#f1e2c2', beard: 'short', prop: 'cup', propColour: '#2f6f78' },
  ],
  [63, 'olive', 'horseshoe', 'silver', 'shirt', '#7fa0a8', { beard: 'moustache', eyewear: 'square' }],
  [48, 'deep', 'bald', 'black', 'rollNeck', '#4a5a6a', { beard: 'full', mouth: 'smile' }],
  [
    71,
    'pale',
    'receding',
    'white',
    'cardigan',
    '#5f7f72',
    { cloth2: '#f1e6d0', prop: 'reading', propColour: '#7a4a4a' },
  ],
  [52, 'beige', 'crop', 'salt', 'fairIsle', '#2f5f78', { cloth2: '#f1e2c2', prop: 'dog', propColour: '#c9a57a' }],
  [45, 'tan', 'slick', 'black', 'blazer', '#3a4a62', { cloth2: '#c9b08a', beard: 'goatee' }],
  [
    67,
    'brown',
    'shortAfro',
    'white',
    'checked',
    '#a86a4a',
    { cloth2: '#34507a', beard: 'short', prop: 'guitar', propColour: '#a8703f', mouth: 'grin' },
  ],
  [
    59,
    'fair',
    'tousled',
    'grey',
    'sweater',
    '#7a5a4a',
    { beard: 'full', hat: 'beanie', cloth2: '#2f5f78', prop: 'camera', propColour: '#8f9a9a' },
  ],
  [
    74,
    'fair',
    'horseshoe',
    'white',
    'tie',
    '#5a5f62',
    { cloth2: '#f1e6d0', eyewear: 'fine', hearingAid: true, turn: 0.4 },
  ],
  [50, 'pale', 'buzz', 'salt', 'tee', '#3f6f78', { build: 0.9, wheelchair: true, mouth: 'grin' }],
  [55, 'ebony', 'receding', 'salt', 'suit', '#34486a', { cloth2: '#e8dcc4', mouth: 'open' }],
  [64, 'olive', 'sidePart', 'silver', 'clubScarf', '#2f6f78', { cloth2: '#8a7a62', hat: 'flatCap', beard: 'stubble' }],
])

export const DUSK_CAST: Cast = {
  woman,
  man,
  pair: [
    together(woman[0]!, man[4]!, [
      { wear: 'cardigan', cloth: '#7a5a62', cloth2: '#f1e6d0' },
      { wear: 'shirt', cloth: '#8fa8ae' },
    ]),
    together(man[0]!, man[10]!, [
      { wear: 'rollNeck', cloth: '#5f7f72' },
      { wear: 'sweater', cloth: '#c9a05a' },
    ]),
    together(woman[9]!, woman[4]!, [
      { wear: 'sweater', cloth: '#c9a05a', mouth: 'smile' },
      { wear: 'jacket', cloth: '#34507a', cloth2: '#f1e2c2' },
    ]),
    together(man[6]!, woman[3]!, [
      { wear: 'cardigan', cloth: '#4a5a6a', cloth2: '#f1e2c2' },
      { wear: 'scoop', cloth: '#2f6f78' },
    ]),
  ],
}
