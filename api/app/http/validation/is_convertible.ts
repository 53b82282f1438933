const DEEPEST = 20

/** False for a body that makes `String` or `Number` throw: nested without end, or with a `toString` of its own. */
export function isConvertible(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    const objects = level.filter((value): value is object => typeof value === 'object' && value !== null)
    if (depth > DEEPEST || objects.some(shadowsConversion)) return false
    level = objects.flatMap((object) => Object.values(object) as unknown[])
  }
  return true
}

function shadowsConversion(object: object): boolean {
  return Object.hasOwn(object, 'toString') || Object.hasOwn(object, 'valueOf')
}
