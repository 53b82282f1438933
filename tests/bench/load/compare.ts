import type { Spent } from '../servers/meter.ts'
import { load, type Round, type Target } from './load.ts'
import { oneByOne } from './one_by_one.ts'

export interface Effort {
  rounds: number
  /** Per round and side. */
  seconds: number
  connections: number
  /** How long each side is asked first, in rounds; a quarter if left out. */
  warmUp?: number
}

/** One side's rounds together; milliseconds. */
export interface Side {
  rps: number
  p50: number
  p95: number
  p99: number
  failures: number
  spent: Spent
  /** Of all answers. */
  times: number[]
}

/**
 * Measures two targets in turns, so that other load affects both alike; the ratio is the median of the rounds'. It is not a number
 * when a side failed, since refusals are quick.
 */
export async function compare(one: Target, other: Target, { rounds, seconds, connections, warmUp = 1 / 4 }: Effort) {
  const ask = (target: Target, time: number) =>
    connections === 1 ? oneByOne(target, time) : load(target, time, connections)
  // Warm-up: compiling and filling caches belong to neither.
  for (const target of [one, other]) await ask(target, seconds * warmUp)
  const pairs: [Round, Round][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await ask(one, seconds), await ask(other, seconds)])
  const sides = { one: sideOf(pairs.map(([first]) => first)), other: sideOf(pairs.map(([, second]) => second)) }
  const failures = [sides.one.failures, sides.other.failures]
  const note = failures.some((count) => count > 0) ? `${failures.join(' + ')} failed` : undefined
  /** Of the two sides, as a row may compare another figure than requests per second. */
  const ratioOf = (ratio: number) => (note ? Number.NaN : ratio)
  return { ...sides, ratioOf, ratio: ratioOf(median(pairs.map(([first, second]) => first.rps / second.rps))), note }
}

export function sideOf(rounds: Round[]): Side {
  const times = rounds.flatMap((round) => round.times)
  return {
    rps: median(rounds.map(({ rps }) => rps)),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
    spent: { node: spentOn(rounds, 'node'), postgres: spentOn(rounds, 'postgres') },
    times,
  }
}

function spentOn(rounds: Round[], name: keyof Spent): number | undefined {
  const each = rounds.flatMap(({ spent }) => spent[name] ?? [])
  return each.length > 0 ? median(each) : undefined
}

/** Processor time of a request, as figures of a row: what one side has spent, or the other with a word before it. */
export function spentFigures({ spent }: Side, whose = ''): Record<string, number> {
  const named = Object.entries({ 'node ms': spent.node, 'pg ms': spent.postgres })
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[whose + name, value]])))
}

export function median(numbers: number[]): number {
  return percentile(numbers, 50)
}

export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
