import { parseArgs } from 'node:util'

/** What a run of the bench measures, and how long. */
export interface Options {
  /** Also a brand of 1,000,000 members. */
  large: boolean
  /** Everything once and small: whether the bench works, not how fast anything is. */
  smoke: boolean
  /** How many idle brands to hold; 0 leaves that out. */
  tenants: number
  /** Where the rows go as JSON as well. */
  json?: string
  /** The groups of rows to measure; all when empty. */
  only: string[]
  rounds: number
  seconds: number
  connections: number
}

/** Reads the command line. @throws for an option it doesn't know */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      large: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      tenants: { type: 'string' },
      json: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '20' },
    },
  })
  const { large, smoke, json, only } = values
  return {
    large,
    smoke,
    json,
    tenants: Number(values.tenants ?? (smoke ? 5 : 0)),
    only: only.split(',').filter(Boolean),
    rounds: Number(values.rounds ?? (smoke ? 1 : 5)),
    seconds: Number(values.seconds ?? (smoke ? 0.2 : 1.5)),
    connections: Number(values.connections),
  }
}
