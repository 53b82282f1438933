import { presetShape, type Check, type Shape } from './preset_shape.ts'
import type { Preset } from './preset.ts'

export type Fault = { path: string; reason: string }

export function parsePreset(json: unknown): { preset: Preset } | { faults: Fault[] } {
  const faults = [...faultsIn(json, presetShape, [])]
  return faults.length > 0 ? { faults } : { preset: json as Preset }
}

function* faultsIn(value: unknown, shape: Shape | Check, path: string[]): Generator<Fault> {
  if (typeof shape === 'function') {
    const reason = value === undefined ? missing(shape) : shape(value)
    if (reason) {
      yield { path: path.join('.'), reason }
    }
  } else if (isRecord(value)) {
    for (const key of Object.keys(shape)) {
      yield* faultsIn(value[key], shape[key]!, [...path, key])
    }
    for (const key of Object.keys(value).filter((key) => !Object.hasOwn(shape, key))) {
      yield { path: [...path, key].join('.'), reason: 'is not a token of a preset' }
    }
  } else {
    yield { path: path.join('.') || 'preset', reason: 'must be an object' }
  }
}

function missing(check: Check): string | undefined {
  const reason = check(undefined)
  return reason && `is missing: ${reason}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
