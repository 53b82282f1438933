import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A suite's files, or those of `TEST_PART` (`1/2`) when several processes share it; long files take long. */
export function specsOf(suite: string): () => URL[] {
  return () => {
    const [part, parts] = (process.env.TEST_PART ?? '1/1').split('/').map(Number) as [number, number]
    return globSync(`${suite}/**/*.spec.ts`)
      .sort((one, other) => statSync(other).size - statSync(one).size)
      .filter((_, place) => place % parts === part - 1)
      .sort()
      .map((path) => pathToFileURL(resolve(path)))
  }
}
