import { points, smooth } from '../paths.ts'
import type { Style } from './hair.ts'
import { curtain, fringe, lock } from './locks.ts'
import { behind, mass } from './strands.ts'

const straight: Style = (features) => ({
  back: behind(features, curtain(250, 126, 6)),
  front: lock(features, 1, -14, 250, 0) + lock(features, -1, -14, 236, 0),
})

const wavy: Style = (features) => ({
  back: behind(features, curtain(236, 138, 18)),
  front: lock(features, 1, 22, 244, 13, 4) + lock(features, -1, 22, 232, 14, 10),
})

const bob: Style = (features) => ({
  back: behind(features, curtain(132, 122, 4)),
  front: lock(features, 1, 24, 118, 2, 2) + lock(features, -1, 24, 122, 3, 8),
})

const lob: Style = (features) => ({
  back: behind(features, curtain(172, 128, 12)),
  front: lock(features, 1, -24, 140, 8, 8) + lock(features, -1, -24, 146, 6, 0),
})

const fringed: Style = (features) => ({
  back: behind(features, curtain(140, 124, 4)),
  front: lock(features, 1, 0, 126, 1) + lock(features, -1, 0, 126, 1) + fringe(features, -44),
})

const longFringed: Style = (features) => ({
  back: behind(features, curtain(246, 128, 6)),
  front: lock(features, 1, 0, 240, 4) + lock(features, -1, 0, 246, 4) + fringe(features, -46, 6),
})

/** Down to the shoulders, behind the ears. */
const tucked: Style = (features) => ({
  back: behind(features, curtain(206, 118, 8), [points('-96,60 -108,130 -96,200'), points('96,60 108,130 96,200')]),
  front: mass(
    features,
    smooth(
      points('-104,-8 -114,-80 -62,-150 6,-160 70,-146 114,-80 104,-8 92,-34 74,-84 22,-112 -54,-90 -90,-40'),
      true,
      0.9
    ),
    [points('14,-140 70,-104 98,-44'), points('6,-138 -60,-112 -98,-44'), points('12,-128 54,-104 88,-54')],
    points('-74,-116 -20,-136 44,-132')
  ),
})

export const LONG_HAIR = { straight, wavy, bob, lob, fringed, longFringed, tucked }
