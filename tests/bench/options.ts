import { parseArgs } from 'node:util'

export const GROUPS = [
  'calls',
  'pages',
  'search',
  'discovery',
  'messages',
  'honesty',
  'console',
  'live',
  'online',
  'overload',
  'enumeration',
  'onboarding',
  'start',
  'lighthouse',
  'tenants',
] as const

export type Group = (typeof GROUPS)[number]

export const USAGE = `npm run bench [-- OPTIONS]: how fast the product is, as ratios to references of the same run

  --large            also a brand of 1,000,000 members (the first time takes minutes to fill)
  --only GROUP,…     only these: ${GROUPS.join(', ')}
  --tenants N        also N idle brands beside them
  --rounds N         how often each pair is measured (5)
  --seconds N        how long each time (1.5)
  --connections N    how many ask at once (20)
  --live-seconds N   how long live events are heard and open sites poll (ten times --seconds)
  --json FILE        the rows as JSON as well
  --against FILE     also beside the rows of an earlier run, as --json wrote them
  --smoke            everything once and small: whether the bench works
  --help             this`

/** Live events are heard for so many times `--seconds`. */
const LIVE_LONGER = 10

export interface Options {
  /** Also measures a brand of 1,000,000 members. */
  large: boolean
  /** Everything once and small: checks that the bench works, not how fast anything is. */
  smoke: boolean
  /** How many idle brands to load; 0 leaves that out. */
  tenants: number
  json?: string
  against?: string
  only: Group[]
  rounds: number
  seconds: number
  connections: number
  liveSeconds: number
}

/** Reads the command line. @throws for unknown options and values */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      large: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      tenants: { type: 'string' },
      json: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '20' },
      'live-seconds': { type: 'string' },
    },
  })
  const { large, smoke, json, against } = values
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !GROUPS.includes(name as Group))
  if (unknown) throw new Error(`--only: "${unknown}" is none of ${GROUPS.join(', ')}`)
  const seconds = count('seconds', values.seconds ?? (smoke ? 0.2 : 1.5))
  return {
    large,
    smoke,
    json,
    against,
    tenants: count('tenants', values.tenants ?? (smoke ? 5 : 0)),
    only: only as Group[],
    rounds: count('rounds', values.rounds ?? (smoke ? 1 : 5)),
    seconds,
    connections: count('connections', values.connections),
    liveSeconds: count('live-seconds', values['live-seconds'] ?? seconds * LIVE_LONGER),
  }
}

function count(option: string, value: string | number): number {
  if (!(Number(value) >= 0)) throw new Error(`--${option}: "${value}" is no number from 0 up`)
  return Number(value)
}
