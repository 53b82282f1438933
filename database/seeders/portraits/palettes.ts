/** Matching colours: the sky from top to bottom, the light, shapes and clothes. */
export type Palette = {
  name: string
  sky: readonly [string, string, string]
  light: string
  shade: string
  shapes: readonly [string, string, string, string]
  clothes: readonly string[]
}

export const PALETTES = {
  dawn: {
    name: 'dawn',
    sky: ['#fbe6d4', '#f5c3a8', '#d9958c'],
    light: '#fff1dd',
    shade: '#5a3a52',
    shapes: ['#e9a58f', '#c96f6c', '#8e4f5e', '#5a3a52'],
    clothes: ['#3f5d6b', '#f4e6d6', '#7b3f4f', '#d9a25f'],
  },
  sea: {
    name: 'sea',
    sky: ['#e6f2ef', '#b4d9da', '#6fabb8'],
    light: '#fff6e0',
    shade: '#1f4a60',
    shapes: ['#8fc3c8', '#4f94a5', '#2f6a80', '#24506a'],
    clothes: ['#f3ead8', '#d5705a', '#24485c', '#e3b25c'],
  },
  dusk: {
    name: 'dusk',
    sky: ['#3b2f63', '#8a4a78', '#ee9d77'],
    light: '#ffd0a0',
    shade: '#1f1b3d',
    shapes: ['#b65f78', '#70406f', '#45305f', '#241d45'],
    clothes: ['#e9c9a2', '#a43f5c', '#2d3b66', '#d98c6a'],
  },
  garden: {
    name: 'garden',
    sky: ['#f3f4de', '#d3dfb4', '#a3be8c'],
    light: '#fffbe0',
    shade: '#27463a',
    shapes: ['#b9cd96', '#7ea271', '#4f7d5a', '#2f5a49'],
    clothes: ['#f6ead6', '#b9584a', '#355a6b', '#e0a93f'],
  },
  night: {
    name: 'night',
    sky: ['#141a35', '#2a3567', '#6a5590'],
    light: '#ffc98a',
    shade: '#0b0f24',
    shapes: ['#51508a', '#343c72', '#1f2650', '#11163a'],
    clothes: ['#c8566b', '#e8ddcf', '#3f7a8c', '#d9a441'],
  },
  sand: {
    name: 'sand',
    sky: ['#f8efe1', '#edd7b8', '#d6b189'],
    light: '#fff8ea',
    shade: '#5b4033',
    shapes: ['#dcbd97', '#bf926b', '#94664d', '#5f7f7a'],
    clothes: ['#2f5d62', '#a44a3f', '#f4efe6', '#3c4560'],
  },
  rose: {
    name: 'rose',
    sky: ['#fcecec', '#f3c8ce', '#d08ca0'],
    light: '#fff4ee',
    shade: '#4f2b55',
    shapes: ['#e6a3ae', '#c4728f', '#8f4a79', '#57325f'],
    clothes: ['#4a3560', '#f5e9df', '#8f3c5b', '#d9a860'],
  },
  mint: {
    name: 'mint',
    sky: ['#eaf5ee', '#c0e0d3', '#7fb8a8'],
    light: '#fffdf0',
    shade: '#1f4b4a',
    shapes: ['#a0cfbf', '#62a394', '#3b7a74', '#26575a'],
    clothes: ['#f1e4cf', '#d97f63', '#2f4a66', '#e7bd63'],
  },
  lavender: {
    name: 'lavender',
    sky: ['#f2edfa', '#d6caec', '#9f8fcb'],
    light: '#fff3e8',
    shade: '#332a5c',
    shapes: ['#beaddf', '#8b78bd', '#5e4f96', '#3f3570'],
    clothes: ['#f0d9c8', '#e08a7a', '#3d3a6b', '#88a9c4'],
  },
  amber: {
    name: 'amber',
    sky: ['#3a1f24', '#8a432f', '#e39a4f'],
    light: '#ffd79a',
    shade: '#26121a',
    shapes: ['#c06a38', '#8a3f31', '#57282c', '#331a22'],
    clothes: ['#f0dcc0', '#2f4a55', '#a63d3a', '#5e6b4a'],
  },
  forest: {
    name: 'forest',
    sky: ['#1d332e', '#3f6454', '#94b083'],
    light: '#f6e7b0',
    shade: '#12221f',
    shapes: ['#6d9272', '#456d59', '#2b4d43', '#183029'],
    clothes: ['#e9d8b8', '#c4693f', '#a9b8a0', '#7c3f42'],
  },
  winter: {
    name: 'winter',
    sky: ['#f0f5f8', '#cddde8', '#97b4ca'],
    light: '#fffaf0',
    shade: '#2a4059',
    shapes: ['#b4cbdc', '#7f9fba', '#51738f', '#34526e'],
    clothes: ['#a8323e', '#f2ece2', '#31485f', '#d59a52'],
  },
  terracotta: {
    name: 'terracotta',
    sky: ['#fae2d2', '#eaa888', '#c56a52'],
    light: '#fff0dd',
    shade: '#55252a',
    shapes: ['#dd8c6c', '#b75c49', '#86403d', '#5a2c33'],
    clothes: ['#f3e6d2', '#2f5660', '#e2b061', '#4d3b56'],
  },
  lagoon: {
    name: 'lagoon',
    sky: ['#123a4a', '#1f6f7c', '#7fc4b4'],
    light: '#ffe6b5',
    shade: '#0b2733',
    shapes: ['#4ba19f', '#2a7a84', '#1a5464', '#103847'],
    clothes: ['#f2ddc0', '#e2775f', '#f0bf62', '#b8d4cf'],
  },
} as const satisfies Record<string, Palette>
