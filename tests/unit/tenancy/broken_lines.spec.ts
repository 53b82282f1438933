import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { readManifest } from '@manyhearts/api/app/tenancy/manifests/read_manifest'

const BRANDS = new URL('../../../database/seeders/brands/', import.meta.url)

/** A key at the beginning of a line, in a list or not. */
const KEY = /^(\s*(?:- )?)([a-z_]+):( |$)/

test.group('A manifest with one broken line', () => {
  for (const file of readdirSync(BRANDS).filter((name) => name.endsWith('.yaml'))) {
    const lines = readFileSync(new URL(file, BRANDS), 'utf8').split('\n')

    const faultsWith = (at: number, line: string) => {
      const read = readManifest(lines.with(at, line).join('\n'))
      return 'faults' in read ? read.faults : []
    }

    test(`${file} is refused, and the line is named`, ({ assert }) => {
      const unnamed = lines.flatMap((line, at) => {
        if (!KEY.test(line)) return []
        const faults = faultsWith(at, line.replace(KEY, '$1$2x:$3'))
        return faults.some((fault) => fault.line === at + 1) ? [] : [`${at + 1}: ${line}`]
      })

      assert.deepEqual(unnamed, [])
    })

    test(`${file} is refused when a line isn’t YAML`, ({ assert }) => {
      const taken = lines.flatMap((line, at) =>
        KEY.test(line) && faultsWith(at, line.replace(KEY, '$1$2: {[$3')).length === 0 ? [`${at + 1}: ${line}`] : []
      )

      assert.deepEqual(taken, [])
    })
  }
})
