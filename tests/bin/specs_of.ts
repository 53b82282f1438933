import { existsSync, globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LONG_SPECS } from './long_specs.ts'

/** Suites whose files the same processes share (see `PROCESSES` in api/bin/check.ts), and how many bytes of them take a second. */
const SHARED = [
  { suites: ['browser'], bytesPerSecond: 500 },
  { suites: ['unit', 'api', 'bench'], bytesPerSecond: 2_500 },
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
  const { suites, bytesPerSecond } = SHARED.find((one) => one.suites.includes(suite))!
  const gone = Object.keys(LONG_SPECS).filter((path) => !existsSync(path))
  if (gone.length > 0) throw new Error(`long_specs.ts names ${gone.join(', ')}, which is not there`)
  const files = suites
    .flatMap((one) => globSync(`${one}/**/*.spec.ts`))
    .map((path) => ({ path, seconds: LONG_SPECS[path] ?? statSync(path).size / bytesPerSecond }))
    .sort((one, other) => other.seconds - one.seconds || one.path.localeCompare(other.path))
  const parts = Array.from({ length: count }, () => ({ seconds: 0, paths: [] as string[] }))
  for (const { path, seconds } of files) {
    const shortest = parts.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    shortest.seconds += seconds
    shortest.paths.push(path)
  }
  return parts.map(({ paths }) => paths)
}
