import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IS_FULL_RUN } from '../rounds.ts'
import { LONG_SPECS } from './long_specs.ts'

/** Suites whose files the same processes share (see api/bin/check.ts), and how many characters of them take a second. */
const SHARED = [
  { suites: ['browser'], perSecond: 300 },
  { suites: ['unit', 'api'], perSecond: 3_000 },
  { suites: ['bench'], perSecond: 3_000 },
]

/** A suite's files, or those of `TEST_PART` (`1/2`) when several processes share it. */
export function specsOf(suite: string): () => URL[] {
  return () => {
    const [part, parts] = (process.env.TEST_PART ?? '1/1').split('/').map(Number) as [number, number]
    return partsOf(suite, parts)
      [part - 1]!.filter((path) => path.startsWith(`${suite}/`))
      .sort()
      .map((path) => pathToFileURL(resolve(path)))
  }
}

/** Of equal length, as far as that is known: the longest files first, each to the part that has least. */
function partsOf(suite: string, count: number): string[][] {
  const { suites, perSecond } = SHARED.find((one) => one.suites.includes(suite))!
  const gone = Object.keys(LONG_SPECS).filter((path) => !existsSync(path))
  if (gone.length > 0) throw new Error(`long_specs.ts names ${gone.join(', ')}, which is not there`)
  const files = suites
    .flatMap((one) => globSync(`${one}/**/*.spec.ts`))
    .map((path) => ({ path, seconds: secondsOf(path, perSecond) }))
    .sort((one, other) => other.seconds - one.seconds || one.path.localeCompare(other.path))
  const parts = Array.from({ length: count }, () => ({ seconds: 0, paths: [] as string[] }))
  for (const { path, seconds } of files) {
    const shortest = parts.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    shortest.seconds += seconds
    shortest.paths.push(path)
  }
  return parts.map(({ paths }) => paths)
}

function secondsOf(path: string, perSecond: number): number {
  const text = readFileSync(path, 'utf8')
  const seconds = text.length / perSecond
  return IS_FULL_RUN ? seconds : (LONG_SPECS[path] ?? seconds * shareOfShortRun(text))
}

/** Of a file's tests: those without the tag `@full`. */
function shareOfShortRun(text: string): number {
  if (/^ {2}group\.tap\(.*@full/m.test(text)) return 0
  const [all, leftOut] = [/^ +test\(/gm, /\.tags\(\['@full'\]\)/g].map((one) => text.match(one)?.length ?? 0)
  return all ? Math.max(0, all - leftOut!) / all : 1
}
