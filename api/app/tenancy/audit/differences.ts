import { isDeepStrictEqual } from 'node:util'

export type Value = string | number | boolean | string[] | null

export type Differences = Record<string, { from: Value; to: Value }>

/** Nested values are named by their path, e.g. `index_title.de`. */
export function differences(before: object, after: object): Differences {
  const [from, to] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort()
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(from[name], to[name]))
      .map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }])
  )
}

function flat(values: object, path = ''): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(flat(value, `${path}${name}.`))
        : [[`${path}${name}`, value]]
    )
  )
}
