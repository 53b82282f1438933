import type { PluginFn } from '@japa/runner/types'

export const countInWords: PluginFn = ({ emitter, runner }) => {
  emitter.on('runner:end', () => {
    const { passed, failed } = runner.getSummary().aggregates
    console.log(`\n${passed} passed, ${failed} failed`)
  })
}
