import type { PluginFn } from '@japa/runner/types'

/** Closes a run with one plain line that any machine can read. */
export const countInWords: PluginFn = ({ emitter, runner }) => {
  emitter.on('runner:end', () => {
    const { passed, failed } = runner.getSummary().aggregates
    console.log(`\n${passed} passed, ${failed} failed`)
  })
}
